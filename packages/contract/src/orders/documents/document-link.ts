import { orderLinkUrl } from '../order-link/schema.ts';

/**
 * One document, or the list of all documents on the page of the order. As in `orderLinkUrl`, the
 * secret is in the fragment.
 */
export const documentLinkUrl = (origin: string, link: string, document?: number): string =>
  document === undefined
    ? orderLinkUrl(origin, link, '/visit?bill')
    : orderLinkUrl(origin, link, `/visit/documents/${document}`);
