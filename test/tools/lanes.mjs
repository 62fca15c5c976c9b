import { spawn } from "node:child_process";
import { projectOptions } from "./install.mjs";

/**
 * Runs a command and resolves with its output, or rejects with it when the command fails.
 * @param {string[]} command
 * @param {AbortSignal} signal
 * @returns {Promise<string>}
 */
function outputOf([name = "", ...args], signal) {
  const child = spawn(name, args, { ...projectOptions(), signal, stdio: ["ignore", "pipe", "pipe"] });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout.on("data", (data) => output.push(data));
  child.stderr.on("data", (data) => output.push(data));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => (status === 0 ? resolve : reject)(Buffer.concat(output).toString()));
  });
}

/**
 * Runs lanes of commands in parallel, those of a lane in sequence, and prints the output of each when it has ended.
 * The first failure stops all lanes and exits.
 * @param {string[][][]} lanes
 */
export async function runLanes(lanes) {
  const controller = new AbortController();
  const runLane = async (/** @type {string[][]} */ commands) => {
    for (const command of commands) process.stdout.write(await outputOf(command, controller.signal));
  };
  try {
    await Promise.all(lanes.map(runLane));
  } catch (output) {
    console.error(String(output));
    controller.abort();
    process.exit(1);
  }
}
