import { checkServerBuild, currentBuildFile } from './check-build.ts';
import { createStore } from './store.ts';
import { wouldLoseInput } from './would-lose-input.ts';

/** Whether the page has to be loaded anew, and somebody has to say when. */
export const needsReload = createStore(false);

const reloadedKey = 'reloaded-for-build';
const lookEveryMs = 3_000;

/** Once for each build: a build that lacks code after a reload as well would reload for ever. */
const mayReload = (): boolean => {
  try {
    if (sessionStorage.getItem(reloadedKey) === currentBuildFile()) return false;
    sessionStorage.setItem(reloadedKey, currentBuildFile());
    return true;
  } catch {
    // Without storage nobody would know that it was done already.
    return false;
  }
};

/**
 * Loads the page anew where nothing is lost by that; else whoever is there is told, and decides. Gives
 * whether it does.
 */
export const reloadUnlessUnsaved = (): boolean => {
  if (wouldLoseInput() || !mayReload()) {
    needsReload.update(() => true);
    return false;
  }
  location.reload();
  return true;
};

const lastBuildKey = 'last-build';

/** Whether this is the same page as before, loaded anew by us or the router, of another build. */
export const wasReloadedToOtherBuild = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload';
  try {
    const last = sessionStorage.getItem(lastBuildKey);
    sessionStorage.setItem(lastBuildKey, currentBuildFile());
    return isReload && last !== null && last !== currentBuildFile();
  } catch {
    // Without storage nobody knows what was there before.
    return false;
  }
};

const soon = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      window.removeEventListener('online', go);
      resolve();
    };
    window.addEventListener('online', go);
    setTimeout(go, lookEveryMs);
  });

const never = new Promise<never>(() => undefined);

/**
 * Waits until code that could not be loaded is worth another try. Where the server has another build
 * by now it never is: the page has to be loaded anew.
 */
export const waitUntilCodeLoads = async (onUnreachable: () => void): Promise<void> => {
  let build = await checkServerBuild();
  if (build === 'unreachable') {
    onUnreachable();
    while (build === 'unreachable') {
      await soon();
      build = await checkServerBuild();
    }
    if (build === 'same') return;
  }
  reloadUnlessUnsaved();
  await never;
};
