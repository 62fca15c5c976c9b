import { spawn } from "node:child_process";
import { install, projectOptions, run } from "./install.mjs";

install();
console.log("Building the console with its demonstration backend: about half a minute.");
run("remix", ["vite:build", "--mode", "demo", "--logLevel", "warn"]);
const server = spawn("tsx", ["test/tools/serve.ts"], { ...projectOptions(), stdio: "inherit" });
// A terminal sends its signals to the server too; a process manager only to this process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill());
server.on("exit", (status) => process.exit(status ?? 1));
