import { install, run } from "./install.mjs";

install();
run("remix", ["vite:build", "--mode", "demo"]);
run("tsx", ["test/tools/serve.ts"]);
