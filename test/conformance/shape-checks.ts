import { calls, lists } from "../contract/calls";
import { inputs } from "../contract/inputs";
import { type Check, sendForData } from "./check";

/** Checked elsewhere: one needs no token, and lists are asked for pages. */
const ELSEWHERE = ["login.getCaptchaPicture", ...lists.map(({ name }) => name)];

/** Every read returns what the contract declares. */
export const shapeChecks: Check[] = calls
  .filter(({ name, call }) => call.spec.kind === "read" && !ELSEWHERE.includes(name))
  .map(({ name, call }) => ({
    name: `shape: ${call.spec.method} ${call.spec.path}`,
    run: async (context) => {
      await sendForData(context, call, inputs[name]);
    },
  }));
