import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { BUILD_OPTIONS, FUTURE_FLAGS } from "../../../app/build/build-options";
import { minifyScripts } from "../../../app/build/minify-scripts";

const buildDirectory = "build/bare";

/** A minimal page of the framework, built like the console: the baseline for its measurements. */
export default defineConfig({
  plugins: [
    remix({
      ssr: false,
      appDirectory: "test/bench/bare/app",
      buildDirectory,
      future: FUTURE_FLAGS,
    }),
  ],
  publicDir: false,
  build: { ...BUILD_OPTIONS, rollupOptions: { output: { plugins: [minifyScripts()] } } },
});
