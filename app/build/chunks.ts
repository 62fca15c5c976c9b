import type { Rollup } from "vite";
import { AREAS_AT_START } from "../i18n/areas";

type Graph = Parameters<Rollup.GetManualChunk>[1];

/** The kit's parts that the login and every screen are drawn with. */
const KIT =
  /\/(ActionIcon|Button|CloseButton|Group|Input|InputBase|TextInput|Loader|Stack|Tabs|Text|Title|Transition|UnstyledButton)\//;
const KIT_HOOKS =
  /\/(utils|use-(callback-ref|did-update|disclosure|force-update|id|isomorphic-effect|media-query|merged-ref|mounted|reduced-motion|shallow-effect|uncontrolled))\//;
/** Those of the frame around each screen, what opens above the page, and what most screens are drawn with. */
const FRAME_KIT =
  /\/(Accordion\/AccordionChevron|Avatar|Collapse|Drawer|FocusTrap|Menu|Modal|ModalBase|NavLink|Overlay|Paper|Popover|Portal|ScrollArea|Table|Tooltip|VisuallyHidden)|core\/esm\/utils\/Floating\//;
const FRAME_HOOKS =
  /\/use-(click-outside|debounced-callback|focus-return|focus-trap|mutation-observer|network|timeout)\//;

const PACKAGES: [packages: RegExp, chunk: (id: string) => string | undefined][] = [
  [/node_modules\/(react|react-dom|scheduler)\//, () => "react"],
  [
    /node_modules\/(ofetch|ufo|destr|valibot|crypto-js)\/|commonjsHelpers|__vite-browser-external|commonjs-dynamic-modules|vite\/preload-helper/,
    () => "session",
  ],
  // Reading is on every page; what writes comes with the first screen that does. The session's file, which runs first,
  // holds nothing that needs React: the two files would wait for each other.
  [/(useMutation\w*|utationObserver|queriesObserver)\.js/, () => undefined],
  [/node_modules\/@tanstack\/(query-core\/|react-query\/.*\/queryOptions\.js)/, () => "session"],
  [/node_modules\/@tanstack\/react-query\//, () => "start"],
  [
    /node_modules\/(react-router|react-router-dom|i18next|react-i18next|remix-i18next|clsx|@remix-run\/[^/]+|@mantine\/store)\//,
    () => "start",
  ],
  [
    /node_modules\/(@floating-ui\/[^/]+|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib|tabbable)\//,
    () => "frame",
  ],
  [/@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/, () => "start"],
  [/@mantine\/core\/(esm\/core\/|styles\/(baseline|global))/, () => "start"],
  // What a form is filled in with: the login has one, and what other screens use of it alone is small.
  [
    /node_modules\/(@mantine\/form|klona|fast-deep-equal)\/|@mantine\/core\/.*(InlineInput|InputsGroupFieldset|CheckIcon)\b|\/app\/lib\/forms\/(form-rules|use-rules-form|use-steady-handlers)\.ts$/,
    () => "form",
  ],
  [
    /@mantine\/core\//,
    (id) => {
      const folder = id.replace(/styles\/(\w+)\.css$/, "$1/");
      return KIT.test(folder) ? "start" : FRAME_KIT.test(folder) ? "frame" : undefined;
    },
  ],
  [/@mantine\/hooks\//, (id) => (KIT_HOOKS.test(id) ? "start" : FRAME_HOOKS.test(id) ? "frame" : undefined)],
];

/** What would otherwise come in a file of its own, each as late as the round trip that asks for it. */
const SMALL = /\/app\/lib\/loading\/(import-with-retry|load-route-module)\.ts$|notifications\.store/;

/** Our own modules, and the icons, that come with a module because something imports them at once. */
function comingWith(start: RegExp, { getModuleIds, getModuleInfo }: Graph): Set<string> {
  const found = new Set([...getModuleIds()].filter((id) => start.test(id)));
  for (const id of found) {
    for (const next of getModuleInfo(id)?.importedIds ?? []) {
      if (/\/app\/|\/icons\/Icon/.test(next)) found.add(next);
    }
  }
  return found;
}

function ownChunks(graph: Graph): (id: string) => string | undefined {
  const session = comingWith(/\/app\/start\/prefetch-user\.ts/, graph);
  const start = comingWith(/\/app\/(entry\.client|root)\.tsx/, graph);
  const login = comingWith(/\/app\/routes\/login\/route\.tsx/, graph);
  const frame = comingWith(/\/app\/routes\/layouts\/(console|error-boundary)\.tsx/, graph);
  const home = comingWith(/\/app\/routes\/workplace\/route\.tsx/, graph);
  const others = comingWith(/\/app\/routes\/(?!layouts|login|workplace)[\w/-]+\/route\.tsx/, graph);
  return (id) => {
    if (session.has(id)) return "session";
    // What the first screen shares with others comes with the frame instead of in files of its own.
    const isFramed = frame.has(id) || (home.has(id) && others.has(id));
    if (start.has(id) || (login.has(id) && isFramed)) return "start";
    return isFramed ? "frame" : undefined;
  };
}

function wordsChunk(id: string): string | undefined {
  const [, locale, area = ""] = /\/i18n\/([a-z]{2}-[A-Z]{2})\/([^/]+)\.ts$/.exec(id) ?? [];
  return locale && `${AREAS_AT_START.includes(area) ? "start" : area}-${locale}`;
}

/**
 * What every page needs travels in a few files instead of seventy: it compresses better and asks less
 * often. Whatever only some screens use stays where the bundler puts it.
 */
export function chunking(): Rollup.GetManualChunk {
  let own: ((id: string) => string | undefined) | undefined;
  return (id, graph) => {
    own ??= ownChunks(graph);
    const found = PACKAGES.find(([packages]) => packages.test(id));
    if (found) return found[1](id);
    if (SMALL.test(id)) return "start";
    return wordsChunk(id) ?? own(id);
  };
}
