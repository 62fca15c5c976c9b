/** Runs in the page: resolves when its main area and dialogs have not changed for a while. */
export const settle = async (): Promise<void> => {
  const restMs = 150;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (performance.now() - changed < restMs);
  observer.disconnect();
};
