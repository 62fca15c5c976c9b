import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { BUILD_OPTIONS, FUTURE_FLAGS } from "../../../app/build/build-options";
import { writeContentPolicy } from "../../../app/build/content-policy";

const buildDirectory = "build/bare";

/** The least that a page of the framework can be, built as the console is: the floor that its speed is measured by. */
export default defineConfig({
  plugins: [
    remix({
      ssr: false,
      appDirectory: "test/bench/bare/app",
      buildDirectory,
      buildEnd: () => writeContentPolicy(`${buildDirectory}/client`),
      future: FUTURE_FLAGS,
    }),
  ],
  publicDir: false,
  build: BUILD_OPTIONS,
});
