declare module "@arco-design/color" {
  type Options = { list?: boolean; dark?: boolean; index?: number; format?: "hex" | "rgb" | "hsl" };
  export function generate(color: string, options: Options & { list: true }): string[];
  export function generate(color: string, options?: Options): string;
  export function getPresetColors(): Record<string, { primary: string; light: string[]; dark: string[] }>;
}
