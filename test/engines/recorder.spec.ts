import { expect, test } from "./fixtures";
import { button } from "./parts";

const TROUBLE = `(() => {
  console.error("said");
  setTimeout(() => { throw new Error("thrown"); });
  Promise.reject(new Error("rejected"));
  const picture = new Image();
  picture.src = "http://127.0.0.1:1/picture.png";
  return null;
})()`;

test("the recorder tells what goes wrong in this engine", async ({ user, site }) => {
  await user.opens("/login");
  await user.sees(button("登录"));
  await user.evaluate(TROUBLE);
  const found = [/^console.error: said/, /^error: .*thrown/, /^rejection: rejected/, /^policy: img-src/];
  for (const problem of found) await expect.poll(() => site.problems.some((one) => problem.test(one))).toBe(true);
  site.problems.length = 0;
});
