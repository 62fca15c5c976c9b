/** How Chinese titles and keywords are spoken, syllable by syllable: put in by vite.config.ts. */
declare const PINYIN: Record<string, string>;
