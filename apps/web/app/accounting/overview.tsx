import { netOf, type SalesSum } from '@haldi/contract/accounting/sales-summary';
import type { AccountingOverview } from '@haldi/contract/accounting/schema';
import { documentNames } from '@haldi/contract/documents/document-names';
import { formatCount } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import { formatRoundedPaise } from '@haldi/contract/kit/paise-text';
import { paymentMethodNames } from '@haldi/contract/payment-settings/payment-methods';
import { Banknote, Landmark, ReceiptIndianRupee, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { accountingCopy as copy } from './copy.ts';
import { formatRate } from './format-rate.ts';

type OverviewProps = { figures: AccountingOverview };

function Figures({ figures: { sales, payments, gstr1 } }: OverviewProps) {
  const net = netOf(sales.total);
  const sum = (field: 'collected' | 'refunded'): number =>
    payments.reduce((total, row) => total + row[field], 0);
  return (
    <ul
      aria-label={copy.figures}
      className={`grid grid-cols-2 gap-3 lg:gap-4 ${gstr1 ? 'lg:grid-cols-4' : 'max-w-160'}`}
    >
      <StatCard
        label={copy.sales}
        value={formatRoundedPaise(net.amount)}
        icon={ReceiptIndianRupee}
        help={gstr1 ? copy.salesHelpWithTax : copy.salesHelp}
      >
        {sales.total.credited.amount > 0 && copy.credited(formatPaise(sales.total.credited.amount))}
      </StatCard>
      {gstr1 && (
        <>
          <StatCard
            label={copy.taxable}
            value={formatRoundedPaise(net.taxable)}
            icon={Scale}
            help={copy.taxableHelp}
          />
          <StatCard
            label={copy.gst}
            value={formatRoundedPaise(net.cgst + net.sgst)}
            icon={Landmark}
          >
            {copy.bothTaxes(formatPaise(net.cgst), formatPaise(net.sgst))}
          </StatCard>
        </>
      )}
      <StatCard
        label={copy.collected}
        value={formatRoundedPaise(sum('collected') - sum('refunded'))}
        icon={Banknote}
        help={copy.collectedHelp}
      >
        {sum('refunded') > 0 && copy.refunded(formatPaise(sum('refunded')))}
      </StatCard>
    </ul>
  );
}

type SectionProps = { title: string; note?: string; children: ReactNode };

function Section({ title, note, children }: SectionProps) {
  return (
    <div className="min-w-0 space-y-2">
      <h3 className="text-xl text-plum-900">{title}</h3>
      {note && <p className="text-sm text-stone">{note}</p>}
      {children}
    </div>
  );
}

type SalesRow = SalesSum & { name: string };

const salesColumns = (header: string): Column<SalesRow>[] => {
  const { salesColumns: names } = copy;
  const amounts: [string, (row: SalesRow) => number][] = [
    [names.billed, ({ billed }) => billed.amount],
    [names.credited, ({ credited }) => credited.amount],
    [names.taxable, (row) => netOf(row).taxable],
    [names.cgst, (row) => netOf(row).cgst],
    [names.sgst, (row) => netOf(row).sgst],
    [names.amount, (row) => netOf(row).amount],
  ];
  return [
    { header, cell: ({ name }) => name },
    ...amounts.map(([name, amountOf]) => ({
      ...{ header: name, numeric: true },
      cell: (row: SalesRow) => formatPaise(amountOf(row)),
    })),
  ];
};

type SalesTableProps = {
  names: { title: string; note: string };
  column: string;
  rows: SalesRow[];
  total: SalesSum;
};

function SalesTable({ names: { title, note }, column, rows, total }: SalesTableProps) {
  return (
    <Section title={title} note={note}>
      <Table
        isCompact
        caption={title}
        columns={salesColumns(column)}
        rows={rows.length > 1 ? [...rows, { ...total, name: copy.total }] : rows}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}

function DocumentsByKind({ figures: { documents } }: OverviewProps) {
  const { title, kind, count, amount } = copy.byKind;
  type Row = AccountingOverview['documents'][number];
  return (
    <Section title={title}>
      <Table
        isCompact
        caption={title}
        columns={[
          { header: kind, cell: (row: Row) => documentNames[row.kind] },
          { header: count, cell: (row) => formatCount(row.count), numeric: true },
          { header: amount, cell: (row) => formatPaise(row.amount), numeric: true },
        ]}
        rows={documents}
        rowKey={(row) => row.kind}
      />
    </Section>
  );
}

function PaymentsByMethod({ figures: { payments } }: OverviewProps) {
  const { title, method, none, ...names } = copy.byMethod;
  type Row = AccountingOverview['payments'][number];
  return (
    <Section title={title}>
      {payments.length === 0 ? (
        <p className="text-stone">{none}</p>
      ) : (
        <Table
          isCompact
          caption={title}
          columns={[
            { header: method, cell: (row: Row) => paymentMethodNames[row.method] },
            ...(['collected', 'refunded', 'tips'] as const).map((field) => ({
              ...{ header: names[field], numeric: true },
              cell: (row: Row) => formatPaise(row[field]),
            })),
          ]}
          rows={payments}
          rowKey={(row) => row.method}
        />
      )}
    </Section>
  );
}

export function Overview({ figures }: OverviewProps) {
  const { documents, payments, sales, gstr1 } = figures;
  if (documents.length === 0 && payments.length === 0) {
    return (
      <EmptyState picture="/pictures/empty/search.svg" title={copy.none} text={copy.noneText} />
    );
  }
  return (
    <div className="space-y-6">
      <Figures figures={figures} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {documents.length > 0 && <DocumentsByKind figures={figures} />}
        <PaymentsByMethod figures={figures} />
      </div>
      {gstr1 && sales.byRate.length > 0 && (
        <>
          <SalesTable
            names={copy.byRate}
            column={copy.byRate.rate}
            total={sales.total}
            rows={sales.byRate.map((row) => ({ ...row, name: formatRate(row.rate) }))}
          />
          <SalesTable
            names={copy.bySac}
            column={copy.bySac.sac}
            total={sales.total}
            rows={sales.bySac.map((row) => ({ ...row, name: row.sac ?? copy.bySac.none }))}
          />
        </>
      )}
    </div>
  );
}
