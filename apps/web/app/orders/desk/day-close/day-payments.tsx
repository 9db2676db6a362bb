import { formatPaise } from '@haldi/contract/kit/paise';
import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import { paymentMethodNames } from '@haldi/contract/payment-settings/payment-methods';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import { dayCloseCopy } from './copy.ts';

const copy = dayCloseCopy.payments;

type Row = { name: string } & Omit<DayClose['methods'][number], 'method'>;

const withTotal = (methods: DayClose['methods']): Row[] => {
  const rows = methods.map(({ method, ...sums }) => ({
    name: paymentMethodNames[method],
    ...sums,
  }));
  if (rows.length < 2) return rows;
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const total = {
    name: copy.total,
    collected: sum(({ collected }) => collected),
    refunded: sum(({ refunded }) => refunded),
    tips: sum(({ tips }) => tips),
  };
  return [...rows, total];
};

export function DayPayments({ methods }: Pick<DayClose, 'methods'>) {
  return (
    <Card as="section" aria-label={copy.title} className="min-w-0 space-y-3 p-4 lg:p-5">
      <h2 className="text-xl text-plum-900">{copy.title}</h2>
      {methods.length === 0 ? (
        <p className="text-stone">{copy.none}</p>
      ) : (
        <>
          <Table
            isCompact
            caption={copy.table}
            columns={[
              { header: copy.columns.method, cell: ({ name }) => name },
              {
                header: copy.columns.collected,
                numeric: true,
                cell: ({ collected }) => formatPaise(collected),
              },
              {
                header: copy.columns.refunded,
                numeric: true,
                cell: ({ refunded }) => formatPaise(refunded),
              },
              { header: copy.columns.tips, numeric: true, cell: ({ tips }) => formatPaise(tips) },
            ]}
            rows={withTotal(methods)}
            rowKey={({ name }) => name}
          />
          <p className="text-sm text-stone">{copy.tips}</p>
        </>
      )}
    </Card>
  );
}
