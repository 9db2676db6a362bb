import { checkServerBuild, currentBuildFile } from './check-build.ts';
import { overlays } from './overlays.ts';
import { createStore } from './store.ts';
import { hasUnsavedForm } from './use-unsaved-warning.ts';

/** True if the page must be reloaded and the user decides when. */
export const needsReloadStore = createStore(false);

const reloadedKey = 'reloaded-for-build';
const retryEveryMs = 3_000;

/** Once per build: a build with missing files would otherwise reload forever. */
const mayReload = (): boolean => {
  try {
    if (sessionStorage.getItem(reloadedKey) === currentBuildFile()) return false;
    sessionStorage.setItem(reloadedKey, currentBuildFile());
    return true;
  } catch {
    // Without storage, repeated reloads could not be prevented.
    return false;
  }
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Filled by the script in the head: see `shell/input-before-hydration.ts`. */
    typedFields?: Set<EventTarget>;
  }
}

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

const holdsText = (target: EventTarget): boolean =>
  isField(target) && target.isConnected && target.value.trim() !== '';

const hasFieldOver = (): boolean =>
  document.querySelector(
    '[role=dialog] :is(input, textarea, select), [role=alertdialog] :is(input, textarea, select)',
  ) !== null;

/** Also true for any dialog with fields: better to ask too often than to lose input. */
const wouldLoseInput = (): boolean =>
  hasUnsavedForm() ||
  [...(window.typedFields ?? [])].some(holdsText) ||
  (overlays.get().length > 0 && hasFieldOver());

/** Reloads if no input would be lost, otherwise asks the user. Returns whether it reloads. */
export const reloadUnlessUnsaved = (): boolean => {
  if (wouldLoseInput() || !mayReload()) {
    needsReloadStore.update(() => true);
    return false;
  }
  location.reload();
  return true;
};

const lastBuildKey = 'last-build';

/** True if this page was reloaded and the build has changed. */
export const wasReloadedToOtherBuild = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload';
  try {
    const last = sessionStorage.getItem(lastBuildKey);
    sessionStorage.setItem(lastBuildKey, currentBuildFile());
    return isReload && last !== null && last !== currentBuildFile();
  } catch {
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
    setTimeout(go, retryEveryMs);
  });

const never = new Promise<never>(() => undefined);

/**
 * Waits until code that failed to load can be tried again. Never resolves if the server has another
 * build: then the page must be reloaded.
 */
export const waitUntilChunkLoadCanRetry = async (onUnreachable: () => void): Promise<void> => {
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
