/** How Chinese titles and keywords are spoken, syllable by syllable: put in by vite.config.ts. */
declare const PINYIN: Record<string, string>;

/** See first-files.ts: put in by vite.config.ts when the page is rendered, behind the build of its files. */
declare const FIRST_WORDS: import("./start/first-files").FirstWords;
