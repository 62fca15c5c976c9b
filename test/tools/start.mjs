import { install, run } from "./install.mjs";

install();
console.log("Building the console with its demonstration backend: about half a minute.");
run("remix", ["vite:build", "--mode", "demo", "--logLevel", "warn"]);
run("tsx", ["test/tools/serve.ts"]);
