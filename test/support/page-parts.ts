import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Parts of a rendered page by their accessible names. */
export const main = () => within(screen.getByRole("main"));
export const region = (name: string | RegExp) => screen.getByRole("region", { name });
export const mainMenu = () => screen.getByRole("navigation", { name: "主菜单" });
export const button = (name: string | RegExp) => screen.getByRole("button", { name });

export async function chooseInAccountMenu(user: UserEvent, entry: string): Promise<void> {
  await user.click(button(/^账号菜单/));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}

/** A text field or date of a form, by the beginning of its label. */
export const field = (label: string) => screen.getByRole("textbox", { name: new RegExp(`^${label}`) });
/** A list of which one value is chosen, likewise. */
export const select = (label: string) => screen.getByRole("combobox", { name: new RegExp(`^${label}`) });

/** Replaces the text of a field. */
export async function fill(user: UserEvent, target: HTMLElement, text: string): Promise<void> {
  await user.clear(target);
  if (text) await user.type(target, text);
}

export async function chooseOption(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(select(label));
  await user.click(await screen.findByRole("option", { name: option }));
}
