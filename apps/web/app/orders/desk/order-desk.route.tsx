import type { Order } from '@haldi/contract/orders/schema';
import { Phone, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { privateMeta } from '../../lib/seo.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { ChangeDialogs, type ChangeKind } from './changing/change-dialogs.tsx';
import { deskCopy as copy } from './copy.ts';
import { MoreFilters } from './more-filters.tsx';
import { OrderCard } from './order-card.tsx';
import { type DetailsStart, OrderDetails } from './order-details.tsx';
import { moreFilterNames } from './order-filters.ts';
import { ArrivalsPill, OrderList } from './order-list.tsx';
import { ordersOf } from './pages.ts';
import { saveOrders, useOrders } from './queries.ts';
import { Toolbar } from './toolbar.tsx';
import { useLiveOrders } from './use-live-orders.ts';
import { useOrderFilters } from './use-order-filters.ts';

export const meta = () => privateMeta(`${copy.title} | Haldi`);

type Opened = {
  order: Order;
  what: DetailsStart | ChangeKind;
  isOpen: boolean;
  /** Every opening begins afresh. */
  time: number;
};

const isDetails = (what: Opened['what']): what is DetailsStart =>
  what === 'top' || what === 'update';

export default function OrderDesk() {
  const [filters, changeFilters] = useOrderFilters();
  const query = useOrders(filters);
  const [opened, setOpened] = useState<Opened>();
  const [filtering, setFiltering] = useState({ isOpen: false, time: 0 });
  const isReading = Boolean(opened?.isOpen) || filtering.isOpen;
  const { arrivals, fresh, showArrivals } = useLiveOrders(filters, isReading);

  const open = (order: Order, what: Opened['what']): void =>
    setOpened({ order, what, isOpen: true, time: (opened?.time ?? 0) + 1 });
  const close = (): void => setOpened((now) => now && { ...now, isOpen: false });
  const closeFilters = (): void => setFiltering({ ...filtering, isOpen: false });
  // The list has the newest version, unless the order is not among what is asked for any more.
  const inList = query.data && ordersOf(query.data).find(({ _id }) => _id === opened?.order._id);
  const shown = opened && { order: inList ?? opened.order, open: opened.isOpen, onClose: close };
  const filterCount = moreFilterNames.filter((name) => filters[name] !== undefined).length;
  return (
    <div className="space-y-4">
      <PageHeading
        compact
        title={copy.title}
        actions={
          <>
            <LinkButton to="/admin/orders/new">
              <Phone aria-hidden="true" className="size-5" />
              {copy.bookByPhone}
            </LinkButton>
            <SaveButton
              label={copy.exportOrders}
              save={() => saveOrders(filters)}
              saved={copy.exported}
              failed={copy.exportFailed}
            />
            <Button
              look="secondary"
              aria-haspopup="dialog"
              onClick={() => setFiltering({ isOpen: true, time: filtering.time + 1 })}
            >
              {filterCount > 0 ? (
                <span className="size-5 rounded-full bg-haldi-300 text-sm leading-5 text-plum-950 tabular-nums">
                  {filterCount}
                </span>
              ) : (
                <SlidersHorizontal aria-hidden="true" className="size-5" />
              )}
              {copy.moreFilters}
            </Button>
          </>
        }
      />
      <Toolbar filters={filters} onChange={changeFilters} />
      <ActiveFilters filters={filters} onChange={changeFilters} />
      <ArrivalsPill arrivals={arrivals} onShow={showArrivals} />
      <OrderList
        query={query}
        isFiltered={Object.keys(filters).length > 0}
        card={(order) => (
          <OrderCard
            key={order._id}
            order={order}
            isNew={fresh.has(order._id)}
            onView={() => open(order, 'top')}
            onUpdate={() => open(order, 'update')}
            onChange={(what) => open(order, what)}
          />
        )}
      />
      {shown && isDetails(opened.what) && (
        <OrderDetails key={opened.time} {...shown} startAt={opened.what} />
      )}
      {shown && !isDetails(opened.what) && (
        <ChangeDialogs key={opened.time} {...shown} what={opened.what} />
      )}
      <MoreFilters
        key={`filters ${filtering.time}`}
        open={filtering.isOpen}
        filters={filters}
        onClose={closeFilters}
        onApply={(filters) => {
          changeFilters(filters);
          closeFilters();
        }}
      />
    </div>
  );
}
