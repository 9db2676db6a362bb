import { useParams } from 'react-router';
import { useIsSignedIn } from '../../accounts/session-store.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Loading } from '../../ui/loading-and-load-failed.tsx';
import { documentsCopy as copy } from '../shared/copy.ts';
import { DocumentPage } from './document-page.tsx';

export default function CustomerDocument() {
  const { userId = '', orderId = '', document = '' } = useParams();
  const isSignedIn = useIsSignedIn();
  // The server renders one page for all documents.
  const isInBrowser = useIsHydrated();
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-24 lg:px-5 lg:pt-8">
      {isInBrowser ? (
        <DocumentPage
          access={{ by: 'account', userId, orderId: Number(orderId) }}
          document={Number(document)}
          isVisitor={!isSignedIn}
        />
      ) : (
        <Loading text={copy.loading} shape="h-60" />
      )}
    </div>
  );
}
