import type { DocumentContent } from '@haldi/contract/documents/document-content';
import {
  readDocument,
  readDocumentByDesk,
  readDocumentByLink,
} from '@haldi/contract/orders/documents/endpoints';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import type { DocumentAccess } from '../shared/document-paths.ts';

const fetchDocument = (
  access: DocumentAccess,
  id: number,
  signal: AbortSignal,
): Promise<DocumentContent> => {
  const document = String(id);
  if (access.by === 'link') {
    const params = { link: access.link, document };
    return callEndpoint(readDocumentByLink, { params }, { signal, asVisitor: true });
  }
  if (access.by === 'desk') {
    return callEndpoint(readDocumentByDesk, { params: { document } }, { signal });
  }
  const { userId, orderId } = access;
  return callEndpoint(
    readDocument,
    { params: { userId, orderId: String(orderId), document } },
    { signal },
  );
};

/** Documents never change. */
export const useDocument = (access: DocumentAccess, document: number) =>
  useQuery({
    queryKey: [access.by === 'desk' ? 'admin' : 'order', 'document', access, document],
    queryFn: ({ signal }) => fetchDocument(access, document, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
