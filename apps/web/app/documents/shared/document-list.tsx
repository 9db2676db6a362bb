import type { OrderDocument } from '@haldi/contract/documents/document-content';
import { documentNames } from '@haldi/contract/documents/document-names';
import { formatDay } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonStyle } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { documentsCopy as copy } from './copy.ts';
import { type DocumentAccess, documentPagePath, documentPdfUrl } from './document-paths.ts';

type DocumentListProps = {
  documents: readonly OrderDocument[];
  access: DocumentAccess;
  /** Further controls of a document. */
  actions?: (document: OrderDocument, name: string) => ReactNode;
};

/** Newest first. */
export function DocumentList({ documents, access, actions }: DocumentListProps) {
  return (
    <ul aria-label={copy.title} className="divide-y divide-sand border-y border-sand">
      {[...documents].reverse().map((document) => {
        const { _id, kind, number, issuedOn, amount } = document;
        const name = `${documentNames[kind]} ${number}`;
        return (
          <li key={_id} className="flex items-center gap-2 py-1.5">
            <Link to={documentPagePath(access, _id)} className="group min-w-0 grow py-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold text-plum-700 wrap-anywhere group-hover:underline">
                  {documentNames[kind]} <span className="whitespace-nowrap">{number}</span>
                </span>
                <span className="tabular-nums">{formatPaise(amount)}</span>
              </span>
              <time dateTime={issuedOn} className="text-sm text-stone">
                {formatDay(issuedOn)}
              </time>
            </Link>
            <a
              href={documentPdfUrl(access, _id, 'a4')}
              download=""
              aria-label={copy.pdfOf(name)}
              title={copy.downloadPdf}
              className={iconButtonStyle()}
            >
              <FileDown aria-hidden="true" className="size-5" />
            </a>
            {actions?.(document, name)}
          </li>
        );
      })}
    </ul>
  );
}
