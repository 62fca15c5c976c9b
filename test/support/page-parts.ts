import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Parts of a drawn page by what a user calls them. */
export const main = () => within(screen.getByRole("main"));
export const region = (name: string | RegExp) => screen.getByRole("region", { name });
export const mainMenu = () => screen.getByRole("navigation", { name: "主菜单" });
export const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** Waits for the toast of failed calls with these words. It lasts seconds: wait for it where it is to come. */
export const expectFailureToast = (words = ""): Promise<void> =>
  waitFor(() => {
    const texts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(texts).toContainEqual(expect.stringMatching(`请求失败.*${words}`));
  });

/** Opens the account menu and chooses an entry of it. */
export async function chooseInAccountMenu(user: UserEvent, entry: string): Promise<void> {
  await user.click(button(/^账户菜单/));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}

/** The text fields, lists and days of a form, by the beginning of their label. */
export const field = (label: string) => screen.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** Types a text in the place of what stands in the field. */
export async function fill(user: UserEvent, target: HTMLElement, text: string): Promise<void> {
  await user.clear(target);
  if (text) await user.type(target, text);
}

/** Chooses an option of the list with the label. */
export async function chooseOption(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(field(label));
  await user.click(await screen.findByRole("option", { name: option }));
}
