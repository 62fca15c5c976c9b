import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Leaves the form of the basic information for another tab, and opens it again. */
export async function leaveAndReturn(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole("tab", { name: "安全设置" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^昵称/ })).toBeNull());
  await user.click(screen.getByRole("tab", { name: "基础信息" }));
  await screen.findByRole("textbox", { name: /^昵称/ });
}
