"""What is kept beside the tables themselves, one file for each thing: clocks, who holds which seat,
people, results, terms, reports, addresses for notices. All SQL of the server is here, in `store`
and in `writer`; everybody else asks by name.
"""
