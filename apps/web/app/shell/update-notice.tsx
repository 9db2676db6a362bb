import { useEffect } from 'react';
import {
  needsReloadStore,
  waitUntilChunkLoadCanRetry,
  wasReloadedToOtherBuild,
} from '../lib/outdated-build.ts';
import { useStore } from '../lib/store.ts';
import { registerChunkRetryWait } from '../lib/wait-before-chunk-retry.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { toast } from '../ui/toast.ts';
import { updateCopy } from './copy.ts';

const sayOpensLater = (): void => toast.error(updateCopy.opensLater);

/** Up to this many failures count as a connection gap. */
const maxGaps = 2;

const waitOrTell: Parameters<typeof registerChunkRetryWait>[0] = (pause) => (failures) =>
  failures <= maxGaps && navigator.onLine
    ? pause(failures)
    : waitUntilChunkLoadCanRetry(sayOpensLater);

/** Asks to reload where an automatic reload would lose input. */
export function UpdateNotice() {
  useEffect(() => registerChunkRetryWait(waitOrTell), []);
  useEffect(() => {
    if (wasReloadedToOtherBuild()) toast.success(updateCopy.title);
  }, []);
  const isNeeded = useStore(needsReloadStore);
  return (
    // Always rendered, so that screen readers announce it. The explicit `aria-live` keeps open dialogs
    // from hiding it, and the attribute keeps a press from closing them.
    <section
      role="status"
      aria-live="polite"
      data-update-notice=""
      className="pointer-events-none fixed inset-x-4 bottom-20 z-60 flex justify-center lg:bottom-6"
    >
      {isNeeded && (
        <div className="pointer-events-auto flex max-w-140 animate-rise flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-haldi-300 bg-white px-5 py-4 shadow-soft">
          <p className="min-w-0 basis-60 grow">
            <span className="block font-semibold text-plum-900">{updateCopy.title}</span>
            <span className="block text-stone">{updateCopy.text}</span>
          </p>
          <button
            type="button"
            className={buttonStyle('primary', 'medium')}
            onClick={() => window.location.reload()}
          >
            {updateCopy.reload}
          </button>
        </div>
      )}
    </section>
  );
}
