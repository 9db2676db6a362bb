import type { Page } from './pages.ts';

export const buildPagePath = (
  page: Extract<Page, `${string}/:${string}`>,
  name: string | number,
): string => page.replace(/:\w+$/, encodeURIComponent(name));
