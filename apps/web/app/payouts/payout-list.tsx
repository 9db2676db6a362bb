import { formatPeriod } from '@haldi/contract/kit/calendar-periods';
import type { DayRange } from '@haldi/contract/kit/dates';
import { formatCount } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { PayoutOverview } from '@haldi/contract/payouts/schema';
import { amountToPay } from '@haldi/contract/payouts/statement-totals';
import type { ReactNode } from 'react';
import { useIsWide } from '../lib/use-media-query.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { NameValueList } from '../ui/name-value-list.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { textLinkStyle } from '../ui/text-link-style.ts';
import { payoutsCopy as copy } from './copy.ts';

type Row = PayoutOverview['beauticians'][number];

const draftAddress = ({ beauticianId }: Row, { from, to }: DayRange): string =>
  `/admin/payouts/draft?beautician=${beauticianId}&from=${from}&to=${to}`;

function Name({ row, period }: { row: Row; period: DayRange }) {
  if (!row.totals) return <span className="font-semibold wrap-anywhere">{row.name}</span>;
  return (
    <Link
      to={draftAddress(row, period)}
      aria-label={copy.statementOf(row.name)}
      className={textLinkStyle('font-semibold wrap-anywhere')}
    >
      {row.name}
    </Link>
  );
}

/** Each statement that was paid, or that nothing was. */
function State({ row, period }: { row: Row; period: DayRange }) {
  if (row.totals) {
    const isEmpty = row.totals.visits === 0 && row.totals.total === 0;
    return (
      <Badge tone={isEmpty ? 'neutral' : 'golden'}>{isEmpty ? copy.nothing : copy.open}</Badge>
    );
  }
  return (
    <ul className="space-y-1">
      {row.paid.map((paid) => (
        <li key={paid._id} className="flex flex-wrap items-center gap-2">
          <Badge tone="good">{copy.paid}</Badge>
          <Link to={`/admin/payouts/${paid._id}`} className={textLinkStyle('tabular-nums')}>
            {formatPaise(paid.amount)}
            {(paid.from !== period.from || paid.to !== period.to) && ` (${formatPeriod(paid)})`}
            <span className="sr-only">, {copy.paidPeriod(row.name, paid)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Totals = NonNullable<Row['totals']>;
const of = ({ totals }: Row, text: (totals: Totals) => string): string =>
  totals ? text(totals) : '';

const figures: { header: string; text: (totals: Totals) => string }[] = [
  { header: copy.columns.visits, text: ({ visits }) => formatCount(visits) },
  { header: copy.columns.services, text: ({ services }) => formatPaise(services) },
  { header: copy.columns.share, text: ({ share }) => formatPaise(share) },
  { header: copy.columns.tips, text: ({ tips }) => formatPaise(tips) },
];

const toPayText = (row: Row): string => of(row, (totals) => formatPaise(amountToPay(totals)));

type ListProps = { rows: readonly Row[]; period: DayRange };

function PayoutTable({ rows, period }: ListProps) {
  const columns: Column<Row>[] = [
    { header: copy.columns.beautician, cell: (row) => <Name row={row} period={period} /> },
    ...figures.map(({ header, text }) => ({
      header,
      cell: (row: Row): ReactNode => of(row, text),
      numeric: true,
    })),
    {
      header: copy.columns.toPay,
      cell: (row) => <span className="font-semibold">{toPayText(row)}</span>,
      numeric: true,
    },
    { header: copy.columns.state, cell: (row) => <State row={row} period={period} /> },
  ];
  return (
    <Table
      caption={copy.list}
      columns={columns}
      rows={rows}
      rowKey={({ beauticianId }) => String(beauticianId)}
    />
  );
}

export function PayoutList({ rows, period }: ListProps) {
  const isWide = useIsWide();
  if (isWide) return <PayoutTable {...{ rows, period }} />;
  return (
    <ul aria-label={copy.list} className="grid gap-3 md:grid-cols-2">
      {rows.map((row) => (
        <Card as="li" key={row.beauticianId} className="min-w-0 space-y-3 p-4">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h3 className="font-body text-lg leading-tight tracking-normal">
              <Name row={row} period={period} />
            </h3>
            <State row={row} period={period} />
          </div>
          {row.totals && (
            <NameValueList
              facts={[
                ...figures.map(({ header, text }) => [header, of(row, text)] as const),
                [copy.columns.toPay, toPayText(row)],
              ]}
            />
          )}
        </Card>
      ))}
    </ul>
  );
}
