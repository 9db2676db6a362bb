import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { overlays } from '../../lib/overlays.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link of ours that was pressed to go to another page in this window. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOurs = link?.origin === location.origin && link.target === '' && isPlain(event);
  return isOurs && link.pathname !== location.pathname ? link : null;
};

/** The service worker answers for pages that cannot be reached; it comes a moment after the first one. */
const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

/**
 * The address of a link that was pressed without a connection, until it is reached. The router would
 * load this page again to get at the other, and leave us for the browser's own error page.
 */
export const useOfflineLink = (): [wanted: string | null, goOn: () => void] => {
  const [wanted, setWanted] = useState<string | null>(null);
  const { key } = useLocation();
  useEffect(() => {
    const hold = (event: MouseEvent): void => {
      const link = navigator.onLine || hasWorker() ? null : linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // What it was pressed in would lie over our words.
      for (const { onBack } of overlays.get()) onBack(0);
      setWanted(link.href);
      window.scrollTo(0, 0);
    };
    window.addEventListener('click', hold, true);
    return () => window.removeEventListener('click', hold, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere wants it no longer
  useEffect(() => setWanted(null), [key]);
  const goOn = (): void => {
    if (wanted && navigator.onLine) location.assign(wanted);
  };
  return [wanted, goOn];
};
