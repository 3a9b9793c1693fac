title = Space Guardians
