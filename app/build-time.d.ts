/** The pinyin of Chinese titles and keywords; defined by vite.config.ts. */
declare const PINYIN: Record<string, string>;

/** A module as the text of a script (build/inline-script.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
