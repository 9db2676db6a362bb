import { decodePath } from '@haldi/contract/pages/decode-path';
import { type Page, pagePatterns } from '@haldi/contract/pages/pages';
import { isAdminPage } from '@haldi/contract/pages/staff-pages';

const patterns = pagePatterns
  .filter((page) => !page.endsWith('*'))
  .map((page) => ({ page, parts: page.split('/') }));

/** Matches like the router: decoded and case-insensitive. */
const patternOf = (parts: readonly string[]): Page => {
  const match = patterns.find(
    (pattern) =>
      pattern.parts.length === parts.length &&
      pattern.parts.every((part, index) => {
        const segment = parts[index] ?? '';
        return part.startsWith(':') ? segment !== '' : part === segment.toLowerCase();
      }),
  );
  return match?.page ?? (isAdminPage(parts.join('/')) ? '/admin/*' : '/*');
};

export type KnownPages = Record<'isPost' | 'isMenuPage', (name: string) => Promise<boolean>>;

const isRendered = async (pattern: Page, name: string, known: KnownPages): Promise<boolean> => {
  if (pattern === '/service/:category') return known.isMenuPage(name);
  return pattern === '/blog/:postId' && known.isPost(name);
};

/** The router's data requests: `/blog.data`, and `/_.data` for the home page. */
const dataSuffix = /\/_\.data$|\.data$/;
const toDataAddress = (address: string): string =>
  address === '/' ? '/_.data' : `${address}.data`;

/**
 * Returns the address under which a page is rendered and cached: its pattern, or the address of an
 * existing post or menu page. So made-up paths and parameters cannot fill the cache; the browser
 * reads them from the URL.
 */
export const pageCacheAddress = async (url: string, known: KnownPages): Promise<string> => {
  const { pathname } = new URL(`http://page${url}`);
  const isData = dataSuffix.test(pathname);
  const parts = (pathname.replace(dataSuffix, '') || '/').split('/').map(decodePath);
  const pattern = patternOf(parts);
  const name = parts.at(-1) ?? '';
  const address = (await isRendered(pattern, name, known))
    ? pattern.replace(/:\w+$/, encodeURIComponent(name))
    : pattern;
  return isData ? toDataAddress(address) : address;
};
