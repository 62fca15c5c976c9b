import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { failures } from "./api/client/failures";
import { visitorFingerprint } from "./api/client/fingerprint";
import { withBasePath, withoutBasePath } from "./config/base-path";
import { DeploymentError, deployment } from "./config/deployment";
import { storeProductName } from "./i18n/product-name";
import { initI18n, loadNamespaces } from "./i18n/translations";
import { retryStylesheets } from "./lib/loading/add-stylesheet";
import { reloadPage, reloadWhenOnline } from "./lib/page/reload-page";
import { isRoutable, UNKNOWN_PATH } from "./navigation/paths";
import { followOtherTabs } from "./session/other-tabs";
import { followPageWidth } from "./settings/page-width";
import { applyStoredTheme } from "./settings/settings";
import { startFeedback } from "./shell/feedback/api-feedback";
import { demoActions } from "./shell/navbar/demo-actions";
import { prefetchUserOnce, takeMissedFailures } from "./start/prefetch-user";
import { showStartFailure } from "./start/start-failure";

async function start(): Promise<void> {
  if (!isRoutable(withoutBasePath(location.pathname))) return location.replace(withBasePath(UNKNOWN_PATH));
  // Compared here, so that a production build removes the branch and with it all of mocks/.
  if (import.meta.env.VITE_DEMO === "true") {
    const { resetDemoData, startBackend } = await import("../mocks/browser");
    await startBackend();
    const { ResetDemoDialog, ResetDemoItem } = await import("./shell/navbar/reset-demo");
    demoActions.set({ current: { Item: ResetDemoItem, Dialog: ResetDemoDialog, reset: resetDemoData } });
  }
  retryStylesheets();
  visitorFingerprint();
  applyStoredTheme();
  followPageWidth();
  const translations = loadTexts();
  // The page that says why the user could not be loaded needs its words.
  await prefetchUserOnce().finally(() => translations);
  // The console starts without its reports, too.
  if (deployment().reportUrl)
    import("./report").then(
      ({ startReporting }) => startReporting(),
      () => undefined,
    );
  storeProductName();
  startFeedback();
  for (const failure of takeMissedFailures()) failures.emit(failure);
  followOtherTabs({ onAccountChange: reloadPage, onLanguageChange: reloadWhenOnline });
  // Cut when it was received: the page's early script loads it again (start/watch-start.ts).
  if (!window.__remixManifest) throw new SyntaxError("The manifest is incomplete");
  if (!window.__remixRouteModules.root?.default) throw new SyntaxError("The root's file is incomplete");
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

async function loadTexts(): Promise<void> {
  await initI18n();
  // The demonstration does without its few words where they cannot be loaded.
  if (import.meta.env.VITE_DEMO === "true") await loadNamespaces(["demo"]).catch(() => undefined);
}

start().catch((error: unknown) => {
  // The first inline script shows any other failure.
  if (!(error instanceof DeploymentError)) throw error;
  showStartFailure(error);
});
