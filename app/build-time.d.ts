/** The pinyin of Chinese titles and keywords; vite.config.ts puts it in. */
declare const PINYIN: Record<string, string>;

/** A module as the text of a script: build/inline-script.ts. */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
