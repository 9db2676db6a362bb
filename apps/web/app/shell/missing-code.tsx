import { isAdminPage } from '@haldi/contract/pages/visibility';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { libCopy } from '../lib/copy.ts';
import {
  askBuild,
  codeIsThereAgain,
  missingRouteEvent,
  needsReload,
  reloadIfNothingIsLost,
} from '../lib/missing-code.ts';
import { useStore } from '../lib/store.ts';
import { watchTyping } from '../lib/unsaved.ts';
import { wantedAddress } from '../offline/wanted-store.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { toast } from '../ui/toast.ts';
import { shellCopy } from './copy.ts';

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
      const here = latest.current.location;
      await navigate(here, { replace: true, state: here.state, preventScrollReset: true });
    };
    const onMissing = async (): Promise<void> => {
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
      const isToldInPlace = !navigator.onLine || isAdminPage(latest.current.location.pathname);
      if (isToldInPlace) wantedAddress.update(() => createPath(wanted));
      else toast.error(libCopy.noConnection);
    };
    const listen = (): void => void onMissing();
    window.addEventListener(missingRouteEvent, listen);
    return () => window.removeEventListener(missingRouteEvent, listen);
  }, [navigate]);
};

/** Says that the page has to be loaded anew, where that would lose something. */
export function MissingCode() {
  useMissingRoutes();
  useEffect(watchTyping, []);
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
            <span className="block font-semibold text-plum-900">{shellCopy.updatedTitle}</span>
            <span className="block text-stone">{shellCopy.updatedText}</span>
          </p>
          <button
            type="button"
            className={buttonStyle('primary', 'medium')}
            onClick={() => window.location.reload()}
          >
            {shellCopy.reload}
          </button>
        </div>
      )}
    </section>
  );
}
