import type { Page } from './pages.ts';

/** The address of one of the pages that a pattern stands for. */
export const pagePath = (
  page: Extract<Page, `${string}/:${string}`>,
  name: string | number,
): string => page.replace(/:\w+$/, encodeURIComponent(name));
