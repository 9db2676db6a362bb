import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { innerLinkAt, isCold, stateOf } from '../ui/inner-link.tsx';

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  pathname + search + hash;

/** Whether the browser is to follow it by itself: into another tab, or not at all. */
const isBrowsersOwn = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (link.target !== '' && link.target !== '_self');

/** So long somebody rests on a link who means it. */
const intentMs = 100;
const signsOfIntent = ['pointerover', 'focusin'] as const;

/** Follows the inner links of whatever is on the page, and fetches what is likely to come next. */
export function InnerLinks() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string>();
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    // On the window, where it comes after the handlers of the page.
    const follow = (event: MouseEvent): void => {
      const link = innerLinkAt(event);
      if (!link || isBrowsersOwn(event, link)) return;
      event.preventDefault();
      clearTimeout(resting);
      void navigate(addressOf(link), {
        state: stateOf(link),
        replace: link.href === location.href,
      });
    };
    const fetchAhead = (event: Event): void => {
      clearTimeout(resting);
      const link = innerLinkAt(event);
      if (!link || isCold(link) || link.pathname === location.pathname) return;
      resting = setTimeout(() => setAhead(addressOf(link)), intentMs);
    };
    addEventListener('click', follow);
    for (const sign of signsOfIntent) addEventListener(sign, fetchAhead);
    return () => {
      clearTimeout(resting);
      removeEventListener('click', follow);
      for (const sign of signsOfIntent) removeEventListener(sign, fetchAhead);
    };
  }, [navigate]);
  return ahead ? <PrefetchPageLinks page={ahead} /> : null;
}
