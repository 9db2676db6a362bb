import { askBuild, ownFile } from './ask-build.ts';
import { createStore } from './store.ts';
import { hasUnsaved } from './unsaved.ts';

/** What the router raises instead of loading the page anew: see `vite.config.ts`. */
export const missingRouteEvent = 'no-code';

/** Whether the page has to be loaded anew, and somebody has to say when. */
export const needsReload = createStore(false);

const reloadedKey = 'reloaded-for-build';
const lookEveryMs = 3_000;

/** Once for each build: a build that lacks code after a reload as well would reload for ever. */
const mayReload = (): boolean => {
  try {
    if (sessionStorage.getItem(reloadedKey) === ownFile()) return false;
    sessionStorage.setItem(reloadedKey, ownFile());
    return true;
  } catch {
    // Without storage nobody would know that it was done already.
    return false;
  }
};

/**
 * Loads the page anew, or the one that was wanted, where nothing is lost by that; else whoever is
 * there is told, and decides. Gives whether it does.
 */
export const reloadIfNothingIsLost = (wanted?: string): boolean => {
  if (hasUnsaved() || !mayReload()) {
    needsReload.update(() => true);
    return false;
  }
  if (wanted === undefined) location.reload();
  else location.assign(wanted);
  return true;
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
export const codeIsThereAgain = async (onUnreachable: () => void): Promise<void> => {
  let build = await askBuild();
  if (build === 'unreachable') {
    onUnreachable();
    while (build === 'unreachable') {
      await soon();
      build = await askBuild();
    }
    if (build === 'same') return;
  }
  reloadIfNothingIsLost();
  await never;
};
