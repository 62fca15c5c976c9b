import { spawn } from "node:child_process";
import { inProject } from "./install.mjs";

/**
 * Runs a command and gives its words when it is over; rejects with them where it fails.
 * @param {string[]} command
 * @param {AbortSignal} signal
 * @returns {Promise<string>}
 */
function wordsOf([name = "", ...words], signal) {
  const child = spawn(name, words, { ...inProject(), signal, stdio: ["ignore", "pipe", "pipe"] });
  /** @type {Buffer[]} */
  const said = [];
  child.stdout.on("data", (data) => said.push(data));
  child.stderr.on("data", (data) => said.push(data));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => (status === 0 ? resolve : reject)(Buffer.concat(said).toString()));
  });
}

/**
 * Runs lanes of commands side by side, those of a lane one after the other, and prints what each said when it is over.
 * The first failure ends all of them and this process.
 * @param {string[][][]} lanes
 */
export async function runLanes(lanes) {
  const ending = new AbortController();
  const runLane = async (/** @type {string[][]} */ commands) => {
    for (const command of commands) process.stdout.write(await wordsOf(command, ending.signal));
  };
  try {
    await Promise.all(lanes.map(runLane));
  } catch (words) {
    console.error(String(words));
    ending.abort();
    process.exit(1);
  }
}
