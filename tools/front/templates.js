// Check that templates are formatted and that no line of the front end is too long; with --fix, format them.
import { readFileSync, writeFileSync } from "node:fs";
import { createFromBuffer } from "@dprint/formatter";

const LONG = 120;
const [mode, ...files] = process.argv.slice(2);
const plugin = new URL("node_modules/dprint-plugin-markup/plugin.wasm", import.meta.url);
const formatter = createFromBuffer(readFileSync(plugin));
formatter.setConfig({ lineWidth: LONG, indentWidth: 2 }, { whitespaceSensitivity: "css" });

for (const file of files) {
  const text = readFileSync(file, "utf8");
  const filePath = file.replace(/\.html$/, ".jinja");
  const wanted = file.endsWith(".html") ? formatter.formatText({ filePath, fileText: text }) : text;
  if (wanted !== text && mode === "--fix") writeFileSync(file, wanted);
  else if (wanted !== text) report(`${file}: not formatted; run: python tools/front/lint.py --fix`);
  wanted.split("\n").forEach((line, i) => {
    if ([...line].length > LONG) report(`${file}:${i + 1}: longer than ${LONG} characters`);
  });
}

function report(message) {
  console.error(message);
  process.exitCode = 1;
}
