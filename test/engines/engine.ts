export type EngineName = "chromium" | "firefox" | "webkit";

export type Point = { x: number; y: number };

/** The keys that the tests press, by their name in the DOM. */
export type Key = "Enter" | "Escape" | "Tab" | "Space" | "ArrowDown" | "SelectAll" | "Backspace";

/** What is needed of a browser; the tests speak to it as `User` does (user.ts). */
export type Engine = {
  goto(url: string): Promise<void>;
  /** The JSON value of an expression in the page, or of its promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport and presses its button. */
  click(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Gives a file to the input that is the value of an expression. */
  chooseFile(expression: string, path: string): Promise<void>;
  close(): Promise<void>;
};

export const VIEWPORT = { width: 1440, height: 900 };
