import { OrderLink } from '@haldi/contract/orders/order-link/schema';
import { useLocation, useParams } from 'react-router';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading-and-load-failed.tsx';
import { documentsCopy as copy } from '../shared/copy.ts';
import { DocumentPage } from './document-page.tsx';

/** The secret is in the hash, which browsers do not send to servers. */
export default function DocumentByOrderLink() {
  const { document = '' } = useParams();
  const { hash } = useLocation();
  const isInBrowser = useIsHydrated();
  const link = OrderLink.safeParse(hash.slice(1)).data;
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-24 lg:px-5 lg:pt-8">
      {!isInBrowser && <Loading text={copy.loading} shape="h-60" />}
      {isInBrowser &&
        (link === undefined ? (
          <div role="alert">
            <h1 className="sr-only">{copy.meta}</h1>
            <EmptyState
              picture="/pictures/empty/not-found.svg"
              title={copy.notFound}
              text={copy.invalidLink}
            />
          </div>
        ) : (
          <DocumentPage access={{ by: 'link', link }} document={Number(document)} />
        ))}
    </div>
  );
}
