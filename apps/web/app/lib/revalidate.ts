import type { ShouldRevalidateFunction } from 'react-router';

/** What opens over a page has the page's address: nothing is asked for anew, also without a connection. */
export const revalidateUnlessSameUrl: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
