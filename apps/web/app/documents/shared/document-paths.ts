import type { PaperSize } from '@haldi/contract/documents/document-names';
import { endpointUrl } from '@haldi/contract/kit/endpoint';
import {
  readDocumentPdf,
  readDocumentPdfByDesk,
  readDocumentPdfByLink,
} from '@haldi/contract/orders/documents/delivery-endpoints';
import { documentLinkUrl } from '@haldi/contract/orders/documents/document-link';
import { orderLinkUrl } from '@haldi/contract/orders/order-link/schema';

/** How the reader got to the order. */
export type DocumentAccess =
  | { by: 'account'; userId: string; orderId: number }
  | { by: 'link'; link: string }
  | { by: 'desk' };

export const documentPagePath = (access: DocumentAccess, document: number): string => {
  if (access.by === 'link') return documentLinkUrl('', access.link, document);
  if (access.by === 'desk') return `/admin/documents/${document}`;
  return `/track-order/${access.userId}/${access.orderId}/documents/${document}`;
};

/** The list of documents of an order. `orderId` is known once a document is loaded. */
export const documentListPath = (access: DocumentAccess, orderId: number): string => {
  if (access.by === 'link') return orderLinkUrl('', access.link, '/visit?bill');
  if (access.by === 'desk') return `/admin/orders/${orderId}`;
  return `/track-order/${access.userId}/${access.orderId}?bill`;
};

export const documentPdfUrl = (
  access: DocumentAccess,
  document: number,
  paper: PaperSize,
): string => {
  const query = paper === 'a4' ? {} : { paper };
  if (access.by === 'link') {
    return endpointUrl(readDocumentPdfByLink, { params: { link: access.link, document }, query });
  }
  if (access.by === 'desk') {
    return endpointUrl(readDocumentPdfByDesk, { params: { document }, query });
  }
  const { userId, orderId } = access;
  return endpointUrl(readDocumentPdf, { params: { userId, orderId, document }, query });
};
