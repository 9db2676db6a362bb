import { decodePath } from '@haldi/contract/pages/decode-path';
import { type Page, pageList } from '@haldi/contract/pages/pages';
import { isAdminPage } from '@haldi/contract/pages/staff-pages';

const patterns = pageList
  .filter((page) => !page.endsWith('*'))
  .map((page) => ({ page, parts: page.split('/') }));

/** The pattern that an address fits, as the router reads it: decoded, and in capitals or not. */
const patternOf = (parts: readonly string[]): Page => {
  const fitting = patterns.find(
    (pattern) =>
      pattern.parts.length === parts.length &&
      pattern.parts.every((part, place) => {
        const given = parts[place] ?? '';
        return part.startsWith(':') ? given !== '' : part === given.toLowerCase();
      }),
  );
  return fitting?.page ?? (isAdminPage(parts.join('/')) ? '/admin/*' : '/*');
};

/** Which posts and which pages of the menu there are. */
export type KnownPages = Record<'isPost' | 'isMenuPage', (name: string) => Promise<boolean>>;

/** The patterns under which more than one page is rendered, and which there are. */
const isRendered = async (pattern: Page, name: string, known: KnownPages): Promise<boolean> => {
  if (pattern === '/service/:category') return known.isMenuPage(name);
  return pattern === '/blog/:postId' && known.isPost(name);
};

/** How the router asks for what a page shows: `/blog.data`, and `/_.data` for home. */
const dataEnding = /\/_\.data$|\.data$/;
const dataOf = (address: string): string => (address === '/' ? '/_.data' : `${address}.data`);

/**
 * The address a page is rendered and stored under: its pattern, unless it is one of the pages that
 * the pattern stands for. So there are only so many, whatever paths and parameters anyone makes up;
 * what they hold is read by the browser alone.
 */
export const canonicalPageAddress = async (url: string, known: KnownPages): Promise<string> => {
  const { pathname } = new URL(`http://page${url}`);
  const isData = dataEnding.test(pathname);
  const parts = (pathname.replace(dataEnding, '') || '/').split('/').map(decodePath);
  const pattern = patternOf(parts);
  const name = parts.at(-1) ?? '';
  const address = (await isRendered(pattern, name, known))
    ? pattern.replace(/:\w+$/, encodeURIComponent(name))
    : pattern;
  return isData ? dataOf(address) : address;
};
