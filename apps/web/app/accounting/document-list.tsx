import type { ListedDocument } from '@haldi/contract/accounting/schema';
import type { DocumentKind } from '@haldi/contract/documents/document-content';
import { documentNames } from '@haldi/contract/documents/document-names';
import { type DayRange, formatDay } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { useState } from 'react';
import { useIsWide } from '../lib/use-media-query.ts';
import { adminOrderPath } from '../orders/shared/admin-order-path.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { ShowMoreButton } from '../ui/show-more-button.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { textLinkStyle } from '../ui/text-link-style.ts';
import { accountingCopy } from './copy.ts';
import { useDocuments } from './queries.ts';

const copy = accountingCopy.documents;

const reduces = ({ kind }: ListedDocument): boolean =>
  kind === 'credit_note' || kind === 'refund_voucher';

/** What reduces another document has a minus. */
const amountText = (row: ListedDocument, paise: number): string =>
  formatPaise(reduces(row) ? 0 - paise : paise);

function DocumentLink({ row }: { row: ListedDocument }) {
  return (
    <>
      <Link
        to={`/admin/documents/${row._id}`}
        aria-label={copy.open(documentNames[row.kind], row.number)}
        className={textLinkStyle('font-semibold whitespace-nowrap tabular-nums')}
      >
        {row.number}
      </Link>
      <span className="block text-sm text-stone">
        {documentNames[row.kind]}
        {row.refersTo && ` ${copy.for(row.refersTo)}`}
      </span>
    </>
  );
}

function OrderLink({ row }: { row: ListedDocument }) {
  return (
    <Link
      to={adminOrderPath(row.orderId)}
      aria-label={copy.order(row.orderId)}
      className={textLinkStyle('tabular-nums')}
    >
      #{row.orderId}
    </Link>
  );
}

function Customer({ row }: { row: ListedDocument }) {
  return (
    <>
      <span className="wrap-anywhere">{row.customer}</span>
      {row.gstin && <span className="block text-sm text-stone">{row.gstin}</span>}
    </>
  );
}

type ListProps = { rows: readonly ListedDocument[]; hasTax: boolean };

function DocumentTable({ rows, hasTax }: ListProps) {
  const { columns } = copy;
  const taxColumns: Column<ListedDocument>[] = [
    { header: columns.taxable, cell: (row) => amountText(row, row.taxable), numeric: true },
    { header: columns.tax, cell: (row) => amountText(row, row.cgst + row.sgst), numeric: true },
  ];
  return (
    <Table
      isCompact
      caption={copy.list}
      columns={[
        { header: columns.number, cell: (row) => <DocumentLink row={row} /> },
        { header: columns.date, cell: (row) => formatDay(row.issuedOn) },
        { header: columns.order, cell: (row) => <OrderLink row={row} /> },
        { header: columns.customer, cell: (row) => <Customer row={row} /> },
        ...(hasTax ? taxColumns : []),
        { header: columns.amount, cell: (row) => amountText(row, row.amount), numeric: true },
      ]}
      rows={rows}
      rowKey={({ _id }) => String(_id)}
    />
  );
}

function DocumentCards({ rows }: ListProps) {
  return (
    <ul aria-label={copy.list} className="grid gap-3 md:grid-cols-2">
      {rows.map((row) => (
        <Card as="li" key={row._id} className="flex min-w-0 justify-between gap-3 p-4">
          <div className="min-w-0">
            <DocumentLink row={row} />
            <p className="mt-1">
              <Customer row={row} />
            </p>
          </div>
          <div className="text-right">
            <p className="font-semibold tabular-nums">{amountText(row, row.amount)}</p>
            <p className="text-sm whitespace-nowrap text-stone">{formatDay(row.issuedOn)}</p>
            <p className="text-sm">
              <OrderLink row={row} />
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

type DocumentListProps = {
  period: DayRange;
  hasTax: boolean;
  /** That were issued in the period. */
  kinds: readonly DocumentKind[];
};

export function DocumentList({ period, hasTax, kinds }: DocumentListProps) {
  const [kind, setKind] = useState<DocumentKind>();
  const pages = useDocuments(period, kind);
  const isWide = useIsWide();
  const rows = pages.data?.pages.flatMap(({ documents }) => documents);
  if (!rows) {
    return pages.isError ? (
      <LoadFailed title={copy.failed} onRetry={() => void pages.refetch()} />
    ) : (
      <Loading isQuiet text={accountingCopy.loading} count={4} shape="h-16" />
    );
  }
  return (
    <div className="space-y-4">
      {kinds.length > 1 && (
        <NativeSelect
          label={copy.kind}
          value={kind ?? 'all'}
          options={[
            { value: 'all' as const, label: copy.allKinds },
            ...kinds.map((value) => ({ value, label: documentNames[value] })),
          ]}
          onChange={(chosen) => setKind(chosen === 'all' ? undefined : chosen)}
          className="max-w-80"
        />
      )}
      {rows.length === 0 && (
        <EmptyState picture="/pictures/empty/search.svg" title={copy.none} text={copy.noneText} />
      )}
      {rows.length > 0 && isWide && <DocumentTable {...{ rows, hasTax }} />}
      {rows.length > 0 && !isWide && <DocumentCards {...{ rows, hasTax }} />}
      <ShowMoreButton pages={pages} label={copy.more} />
    </div>
  );
}
