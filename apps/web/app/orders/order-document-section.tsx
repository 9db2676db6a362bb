import type { OrderDocument } from '@haldi/contract/documents/document-content';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { documentsCopy } from '../documents/shared/copy.ts';
import { DocumentList } from '../documents/shared/document-list.tsx';
import type { DocumentAccess } from '../documents/shared/document-paths.ts';
import { OrderSection } from './order-detail-sections.tsx';

export type OrderDocumentsProps = {
  documents: readonly OrderDocument[];
  access: DocumentAccess;
};

export default function OrderDocumentSection(props: OrderDocumentsProps) {
  const section = useRef<HTMLDivElement>(null);
  const isWanted = useLocation().search === '?bill';
  useEffect(() => {
    if (!isWanted) return;
    section.current?.scrollIntoView({ block: 'center' });
    section.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <OrderSection title={documentsCopy.title}>
        <div className="mt-3">
          <DocumentList {...props} />
        </div>
      </OrderSection>
    </div>
  );
}
