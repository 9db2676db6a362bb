import type { ShouldRevalidateFunction } from 'react-router';

/**
 * Overlays keep the URL of the page: opening one must not load data again, which would fail
 * offline.
 */
export const revalidateUnlessSameUrl: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
