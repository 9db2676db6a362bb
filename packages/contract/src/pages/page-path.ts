import type { Page } from './pages.ts';

export const pagePath = (
  page: Extract<Page, `${string}/:${string}`>,
  name: string | number,
): string => page.replace(/:\w+$/, encodeURIComponent(name));
