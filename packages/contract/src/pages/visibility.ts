import { categories } from '../catalogue/categories.ts';

const privatePages =
  /^\/+(admin|auth-success|contact\/+[^/]+|my-order|order-history|profile|track-order)(\/|$)/i;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Pages that are about one person or lead to such pages: search engines leave them out and no
 * browser keeps them. Addresses are read as the router reads them, encoded or in capitals.
 */
export const isPrivatePage = (path: string): boolean => privatePages.test(decoded(path));

/** The pages that search engines are told of, most telling first. */
export const listedPages: readonly string[] = [
  '/',
  '/service',
  ...categories.map(({ slug }) => `/service/${slug}`),
  '/designs',
  '/book',
  '/about',
  '/contact',
  '/faq',
  '/review',
  '/blog',
];
