import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LeaveGuard } from "~/features/drafts/leave-guard";
import { ResourceScreen } from "~/resource/resource-screen";
import { exhibits, resetExhibits } from "../../support/exhibits";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

test.each(["{Escape}", "取消"])(
  "what was typed for an action is not thrown away by %s without a question",
  async (way) => {
    const panel = (
      <>
        <ResourceScreen of={exhibits} />
        <LeaveGuard />
      </>
    );
    const { user } = renderResource(exhibits, { as: "admin", panel });
    await user.click(await screen.findByRole("button", { name: "外借 谷纹玉璧" }));
    const opened = within(await screen.findByRole("dialog", { name: "外借" }));
    await user.type(await opened.findByRole("textbox", { name: /^外借原因/ }), "巡展");
    const leave = () => (way === "取消" ? user.click(opened.getByRole("button", { name: way })) : user.keyboard(way));
    const question = async () => within(await screen.findByRole("dialog", { name: "有未保存的内容" }));
    await leave();
    await user.click((await question()).getByRole("button", { name: "继续填写" }));
    expect(opened.getByRole("textbox", { name: /^外借原因/ })).toHaveValue("巡展");
    await leave();
    await user.click((await question()).getByRole("button", { name: "放弃内容" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);
