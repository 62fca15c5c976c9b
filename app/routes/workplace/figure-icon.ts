import IconChartBar from "@tabler/icons-react/dist/esm/icons/IconChartBar.mjs";
import IconFilePlus from "@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs";
import IconFolder from "@tabler/icons-react/dist/esm/icons/IconFolder.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";

/** By words in a figure's name, since the server sends no icon; the first that fits counts. */
const ICONS = [
  [/评论|留言|comment/i, IconMessage],
  [/项目|project/i, IconFolder],
  [/主页|首页|home/i, IconHome],
  [/内容|content|item/i, IconFilePlus],
] as const;

/** The icon of what a figure counts. */
export const figureIcon = (name: string) => ICONS.find(([words]) => words.test(name))?.[1] ?? IconChartBar;
