// @ts-check
// Name, face and colour: a device that has just become a person gets the person's progress.
import { sync } from "../lib/sync.js";

sync();
