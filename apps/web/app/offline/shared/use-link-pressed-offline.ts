import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { overlays } from '../../lib/overlays.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A same-site link that opens in this window. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOurs = link?.origin === location.origin && link.target === '' && isPlain(event);
  return isOurs && link.pathname !== location.pathname ? link : null;
};

/** The first page load has no worker yet. */
const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

/**
 * The target of a link pressed while offline. The router would fall back to a full page load, which
 * ends at the browser's error page.
 */
export const useLinkPressedOffline = (): [wanted: string | null, goOn: () => void] => {
  const [wanted, setWanted] = useState<string | null>(null);
  const { key } = useLocation();
  useEffect(() => {
    const hold = (event: MouseEvent): void => {
      const link = navigator.onLine || hasWorker() ? null : linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // Closes overlays that would cover the message.
      for (const { onBack } of overlays.get()) onBack(0);
      setWanted(link.href);
      window.scrollTo(0, 0);
    };
    window.addEventListener('click', hold, true);
    return () => window.removeEventListener('click', hold, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation clears it
  useEffect(() => setWanted(null), [key]);
  const goOn = (): void => {
    if (wanted && navigator.onLine) location.assign(wanted);
  };
  return [wanted, goOn];
};
