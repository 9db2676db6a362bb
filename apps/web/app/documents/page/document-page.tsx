import { FileDown, Printer, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isUnreachableError } from '../../lib/error-text.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading-and-load-failed.tsx';
import { documentsCopy as copy } from '../shared/copy.ts';
import { type DocumentAccess, documentListPath, documentPdfUrl } from '../shared/document-paths.ts';
import { DocumentView } from './document-view.tsx';
import { useDocument } from './queries.ts';

type ErrorProps = { error: unknown; isVisitor: boolean; onRetry: () => void };

/** Refusals show "not found". */
function DocumentError({ error, isVisitor, onRetry }: ErrorProps) {
  const { pathname } = useLocation();
  const isNotFound = !isUnreachableError(error);
  return (
    <div role="alert">
      <h1 className="sr-only">{copy.meta}</h1>
      <EmptyState
        picture={isNotFound ? '/pictures/empty/not-found.svg' : '/pictures/empty/offline.svg'}
        title={isNotFound ? copy.notFound : copy.failed}
        text={isNotFound ? copy.notFoundText : copy.failedText}
        action={
          isNotFound && isVisitor ? (
            <LinkButton to={`/contact/login?next=${encodeURIComponent(pathname)}`}>
              {copy.logIn}
            </LinkButton>
          ) : (
            <Button look="secondary" onClick={onRetry}>
              {copy.tryAgain}
            </Button>
          )
        }
      />
    </div>
  );
}

type DocumentPageProps = {
  access: DocumentAccess;
  document: number;
  /** Offered a log-in if the document is not found. */
  isVisitor?: boolean;
  actions?: ReactNode;
};

export function DocumentPage({ access, document, isVisitor = false, actions }: DocumentPageProps) {
  const { data: content, isPending, error, refetch } = useDocument(access, document);
  if (isPending) return <Loading text={copy.loading} shape="h-60" />;
  if (!content) {
    return <DocumentError {...{ error, isVisitor }} onRetry={() => void refetch()} />;
  }
  const pdf = documentPdfUrl(access, document, 'a4');
  return (
    <div className="mx-auto max-w-225">
      <BackLink to={documentListPath(access, content.orderId)}>{copy.toOrder}</BackLink>
      <div className="mt-2 mb-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {copy.print}
        </Button>
        <a href={pdf} download="" className={buttonStyle('secondary', 'medium')}>
          <FileDown aria-hidden="true" className="size-5" />
          {copy.downloadPdf}
        </a>
        {access.by === 'desk' && (
          <a
            href={documentPdfUrl(access, document, 'receipt')}
            download=""
            className={buttonStyle('secondary', 'medium')}
          >
            <ReceiptText aria-hidden="true" className="size-5" />
            {copy.receipt}
          </a>
        )}
        {actions}
      </div>
      <DocumentView content={content} />
    </div>
  );
}
