import { indiaDay } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { Phone, Printer, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsOwner } from '../../accounts/auth-store.tsx';
import { useRefreshOnEvents } from '../../admin/admin-event-stream-store.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { type ChangeKind, StaffChangeDialog } from './changing/staff-change-dialog.tsx';
import { deskCopy as copy } from './copy.ts';
import { MoreFiltersDialog } from './more-filters-dialog.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderDetailsDialog } from './order-details-dialog.tsx';
import { useOpenOrderDetails, useOrderDetailsDialog } from './order-details-dialog-state.ts';
import { OrderFilterToolbar } from './order-filter-toolbar.tsx';
import {
  applyFilterChangeToUrl,
  type FilterChange,
  moreFilterNames,
  type OrderListQuery,
  readOrderFilters,
  readSort,
} from './order-filters.ts';
import { NewOrdersButton, OrderList } from './order-list.tsx';
import { OrderListHeader } from './order-list-header.tsx';
import { ordersOfPages } from './order-list-pages.ts';
import { downloadOrders, useOrderCount, useOrders, useRefreshOrderCount } from './queries.ts';
import { QuickFilterRow } from './quick-filter-row.tsx';
import { filterChangeForSort } from './quick-filters.ts';
import { useLiveOrders } from './use-live-orders.ts';

const useSelection = (shown: readonly Order[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ _id }) => ids.has(_id));
  return {
    selected,
    isSelected: ({ _id }: Order): boolean => ids.has(_id),
    isAllSelected: shown.length === 0 ? undefined : selected.length === shown.length,
    select: ({ _id }: Order, isSelected: boolean): void =>
      setIds((now) => new Set(isSelected ? [...now, _id] : [...now].filter((id) => id !== _id))),
    selectAll: (isSelected: boolean): void =>
      setIds(new Set(isSelected ? shown.map(({ _id }) => _id) : [])),
    deselect: (done: readonly string[]): void =>
      setIds((now) => new Set([...now].filter((id) => !done.includes(id)))),
  };
};

type Changing = {
  order: Order;
  what: ChangeKind;
  isOpen: boolean;
  /** The key of the dialog, so that every opening starts fresh. */
  time: number;
};

const noOrders: Order[] = [];

const useOrderFilters = (): [OrderListQuery, (change: FilterChange) => void] => {
  const [address, setAddress] = useSearchParams();
  const change = (wanted: FilterChange): void =>
    setAddress((now) => applyFilterChangeToUrl(now, wanted), {
      replace: true,
      preventScrollReset: true,
    });
  return [{ filters: readOrderFilters(address), sort: readSort(address) }, change];
};

export default function OrdersScreen() {
  const today = indiaDay(useNow());
  const [listQuery, changeFilters] = useOrderFilters();
  const { filters, sort } = listQuery;
  const query = useOrders(listQuery);
  const count = useOrderCount(filters)?.count;
  useRefreshOnEvents(useRefreshOrderCount());
  const { openOrder } = useOpenOrderDetails();
  const opened = useOrderDetailsDialog();
  const [changing, setChanging] = useState<Changing>();
  const [filtering, setFiltering] = useState({ isOpen: false, time: 0 });
  const [isBulkDialogOpen, setIsBulkDialogOpen] = useState(false);
  const isDialogOpen =
    opened.isOpen || Boolean(changing?.isOpen) || filtering.isOpen || isBulkDialogOpen;
  const { newOrders, newIds, showNewOrders } = useLiveOrders(listQuery, isDialogOpen);
  const shown = query.data ? ordersOfPages(query.data) : noOrders;
  const { selected, ...selection } = useSelection(shown);
  const selectAllRef = useRef<HTMLInputElement>(null);

  const isOwner = useIsOwner();
  const change = (order: Order, what: ChangeKind): void =>
    setChanging({ order, what, isOpen: true, time: (changing?.time ?? 0) + 1 });
  const closeFilters = (): void => setFiltering({ ...filtering, isOpen: false });
  // The order may no longer match the filters.
  const listedOrder = shown.find(({ _id }) => _id === changing?.order._id);
  const filterCount = moreFilterNames.filter((name) => filters[name] !== undefined).length;
  return (
    <div className={cx('space-y-4', selected.length > 0 && 'pb-24')}>
      <PageHeading
        compact
        title={copy.title}
        actions={
          <>
            <LinkButton to="/admin/orders/new" className="print:hidden">
              <Phone aria-hidden="true" className="size-5" />
              {copy.bookByPhone}
            </LinkButton>
            {isOwner && (
              <DownloadButton
                label={copy.exportOrders}
                save={() => downloadOrders(filters)}
                saved={copy.exported}
                failed={copy.exportFailed}
              />
            )}
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
            <IconButton label={copy.print} onClick={() => window.print()}>
              <Printer aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      <div className="space-y-4 print:hidden">
        <QuickFilterRow listQuery={listQuery} today={today} onChange={changeFilters} />
        <OrderFilterToolbar filters={filters} onChange={changeFilters} />
        <ActiveFilters filters={filters} onChange={changeFilters} />
        <OrderListHeader
          count={count}
          sort={sort}
          onSort={(next) => changeFilters(filterChangeForSort(next, listQuery, today))}
          isAllSelected={selection.isAllSelected}
          onSelectAll={selection.selectAll}
          selectAllRef={selectAllRef}
        />
      </div>
      <NewOrdersButton newOrders={newOrders} onShow={showNewOrders} />
      <OrderList
        query={query}
        isFiltered={Object.keys(filters).length > 0}
        card={(order) => (
          <OrderCard
            key={order._id}
            order={order}
            isNew={newIds.has(order._id)}
            isSelected={selection.isSelected(order)}
            onSelect={(isSelected) => selection.select(order, isSelected)}
            onUpdate={() => openOrder(order, 'update')}
            onChange={(what) => change(order, what)}
          />
        )}
      />
      <BulkActions
        shown={shown}
        selected={selected}
        onDone={selection.deselect}
        onClear={() => selection.selectAll(false)}
        onOpenChange={setIsBulkDialogOpen}
        afterBar={selectAllRef}
      />
      {opened.opened && (
        <OrderDetailsDialog
          key={opened.time}
          of={opened.opened.key}
          startAt={opened.opened.startAt}
          open={opened.isOpen}
          findListed={(is) => shown.find(is)}
          onClose={opened.close}
        />
      )}
      {changing && (
        <StaffChangeDialog
          key={changing.time}
          order={listedOrder ?? changing.order}
          what={changing.what}
          open={changing.isOpen}
          onClose={() => setChanging((now) => now && { ...now, isOpen: false })}
        />
      )}
      <MoreFiltersDialog
        key={`filters ${filtering.time}`}
        open={filtering.isOpen}
        filters={filters}
        onClose={closeFilters}
        onApply={(chosen) => {
          changeFilters(chosen);
          closeFilters();
        }}
      />
    </div>
  );
}
