// @ts-check
// The lobby: a file that is chosen or dropped opens; the name is the one of the last table.
import { $, $$ } from "./dom.js";
import "./page.js";

const form = $("[data-open]"), file = $("input[type=file]", form);
form.classList.add("scripted");
file.addEventListener("change", () => { if (file.files.length) form.requestSubmit(); });
for (const name of ["dragover", "drop"]) form.addEventListener(name, (/** @type {DragEvent} */ event) => {
  event.preventDefault();
  form.classList.toggle("over", name === "dragover");
  if (name === "drop" && event.dataTransfer?.files.length) { file.files = event.dataTransfer.files; form.requestSubmit(); }
});
form.addEventListener("dragleave", () => form.classList.remove("over"));
try { for (const field of $$("[data-my-name]")) field.value = localStorage.getItem("my-name") ?? ""; } catch { /* no name then */ }
