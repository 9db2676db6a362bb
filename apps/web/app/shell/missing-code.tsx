import { isAdminPage } from '@haldi/contract/pages/visibility';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { wantedAddress } from '../admin/wanted-store.ts';
import { askBuild } from '../lib/ask-build.ts';
import { libCopy } from '../lib/copy.ts';
import { layers } from '../lib/layers.ts';
import {
  codeIsThereAgain,
  missingRouteEvent,
  needsReload,
  reloadIfNothingIsLost,
} from '../lib/missing-code.ts';
import { useStore } from '../lib/store.ts';
import { registerWaitForCode } from '../lib/wait-for-code.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { toast } from '../ui/toast.ts';
import { updateCopy } from './copy.ts';

/** Goes on with, or tells of, a page whose code could not be loaded; the one that is shown stays. */
const useMissingRoutes = (): void => {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const latest = useRef({ location, wanted: navigation.location });
  useEffect(() => {
    latest.current = { location, wanted: navigation.location };
  });
  useEffect(() => {
    const stay = async (): Promise<void> => {
      // What the link was pressed in would lie over our words.
      layers.get().at(-1)?.onBack(0);
      const here = latest.current.location;
      await navigate(here, { replace: true, state: here.state, preventScrollReset: true });
    };
    const onMissing = async (): Promise<void> => {
      console.warn('The code of a screen could not be loaded');
      const { wanted } = latest.current;
      // The first page of a visit: there is nothing else to show.
      if (!wanted) return codeIsThereAgain(() => undefined).then(() => window.location.reload());
      const build = await askBuild();
      // Somebody went elsewhere meanwhile.
      if (latest.current.wanted !== wanted) return;
      if (build !== 'unreachable') {
        if (!reloadIfNothingIsLost(createPath(wanted))) await stay();
        return;
      }
      await stay();
      const isAtDesk = isAdminPage(latest.current.location.pathname);
      if (isAtDesk) wantedAddress.update(() => createPath(wanted));
      else toast.error(libCopy.noConnection);
    };
    const listen = (): void => void onMissing();
    window.addEventListener(missingRouteEvent, listen);
    return () => window.removeEventListener(missingRouteEvent, listen);
  }, [navigate]);
};

const sayOpensLater = (): void => toast.error(updateCopy.opensLater);

/** So often a mere gap in the connection is taken for the reason. */
const mostGaps = 2;

const waitOrTell: Parameters<typeof registerWaitForCode>[0] = (pause) => (failures) =>
  failures <= mostGaps && navigator.onLine ? pause(failures) : codeIsThereAgain(sayOpensLater);

/** Says that the page has to be loaded anew, where that would lose something. */
export function MissingCode() {
  useMissingRoutes();
  useEffect(() => registerWaitForCode(waitOrTell), []);
  const isNeeded = useStore(needsReload);
  return (
    // The region is there from the start, or nobody would hear of it; written out, its `aria-live`
    // keeps open dialogs from hiding it, and the mark keeps a press here from closing them.
    <section
      role="status"
      aria-live="polite"
      data-toasts=""
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
