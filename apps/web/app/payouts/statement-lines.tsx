import { formatDay } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { PayoutLine, PayoutTotals } from '@haldi/contract/payouts/schema';
import { payoutLineNames } from '@haldi/contract/payouts/statement-table';
import { Trash2 } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { payoutsCopy } from './copy.ts';

const copy = payoutsCopy.statement;

const lineText = ({ kind, text }: PayoutLine): string =>
  kind === 'carried_over' ? copy.carriedOver : text;

const isAboutVisit = ({ orderId }: PayoutLine): boolean => orderId !== null;

type Amounts = Pick<PayoutLine, 'services' | 'discount' | 'share' | 'tips' | 'cashTips'>;

/** What is subtracted has a minus, so that the line adds up. */
const minus = (paise: number): string => (paise === 0 ? '' : formatPaise(-paise));
const percentText = ({ percents }: PayoutLine): string =>
  percents.length === 0 ? '' : `${percents.join(' / ')}%`;
const amountTexts = (line: Amounts): string[] => [
  ...[formatPaise(line.services), minus(line.discount)],
];
const resultTexts = (line: Amounts): string[] => [
  ...[formatPaise(line.share), line.tips === 0 ? '' : formatPaise(line.tips), minus(line.cashTips)],
];

function What({ line }: { line: PayoutLine }) {
  return (
    <>
      {line.kind !== 'visit' && (
        <Badge
          tone={line.kind === 'correction' ? 'golden' : 'neutral'}
          className="mr-2 print:border print:border-sand print:bg-white"
        >
          {payoutLineNames[line.kind]}
        </Badge>
      )}
      <span className="wrap-anywhere">{lineText(line)}</span>
      {line.orderId !== null && <span className="text-stone tabular-nums"> #{line.orderId}</span>}
    </>
  );
}

type RemoveProps = { line: PayoutLine; onRemove: ((line: PayoutLine) => void) | undefined };

function RemoveButton({ line, onRemove }: RemoveProps) {
  if (!onRemove || line.adjustmentId === null) return null;
  return (
    <IconButton label={copy.remove(line.text)} onClick={() => onRemove(line)} className="-my-2">
      <Trash2 aria-hidden="true" className="size-4.5" />
    </IconButton>
  );
}

type LinesProps = {
  lines: readonly PayoutLine[];
  totals: PayoutTotals;
  /** Absent: nothing can be removed. */
  onRemove?: (line: PayoutLine) => void;
};

const cell = 'px-2.5 py-2.5 align-top print:px-1 print:py-1.5';
const numeric = 'text-right tabular-nums whitespace-nowrap';

function StatementTable({ lines, totals, onRemove }: LinesProps) {
  const canRemove =
    onRemove !== undefined && lines.some(({ adjustmentId }) => adjustmentId !== null);
  const { columns } = copy;
  const headers = [
    ...[columns.price, columns.discount, columns.percent, columns.share, columns.tips],
    ...[columns.cashTips, columns.total],
  ];
  const figures = (line: Amounts, percent: string, total: number) => (
    <>
      {[...amountTexts(line), percent, ...resultTexts(line)].map((text, place) => (
        <td key={headers[place]} className={cx(cell, numeric)}>
          {text}
        </td>
      ))}
      <td className={cx(cell, numeric, 'font-semibold')}>{formatPaise(total)}</td>
    </>
  );
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-breaks
      aria-label={copy.lines}
      className="overflow-x-auto rounded-card border border-sand bg-white max-lg:hidden print:block print:rounded-none print:border-0"
    >
      <table className="w-full border-collapse text-sm print:text-xs">
        <caption className="sr-only">{copy.lines}</caption>
        <thead className="bg-haldi-50">
          <tr>
            <th scope="col" className={cx(cell, 'text-left')}>
              {columns.day}
            </th>
            <th scope="col" className={cx(cell, 'text-left')}>
              {columns.what}
            </th>
            {headers.map((header) => (
              <th key={header} scope="col" className={cx(cell, 'text-right')}>
                {header}
              </th>
            ))}
            {canRemove && (
              <th scope="col" className="print:hidden">
                <span className="sr-only">{columns.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never sorted
            <tr key={place} className="border-t border-sand">
              <td className={cx(cell, 'whitespace-nowrap tabular-nums')}>{formatDay(line.day)}</td>
              <td className={cell}>
                <What line={line} />
              </td>
              {isAboutVisit(line) ? (
                figures(line, percentText(line), line.amount)
              ) : (
                <td colSpan={7} className={cx(cell, numeric, 'font-semibold')}>
                  {formatPaise(line.amount)}
                </td>
              )}
              {canRemove && (
                <td className={cx(cell, 'print:hidden')}>
                  <RemoveButton {...{ line, onRemove }} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-plum-700 font-semibold">
            <th scope="row" colSpan={2} className={cx(cell, 'text-left')}>
              {copy.sum}
            </th>
            {figures(totals, '', totals.total)}
            {canRemove && <td className="print:hidden" />}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function LineCard({ line, onRemove }: RemoveProps & { line: PayoutLine }) {
  const { columns } = copy;
  const [price = '', discount = ''] = amountTexts(line);
  const [share = '', tips = '', cashTips = ''] = resultTexts(line);
  const facts = [
    [columns.price, price],
    [columns.discount, discount],
    [`${columns.percent} ${percentText(line)}`, share],
    [columns.tips, tips],
    [columns.cashTips, cashTips],
  ].filter(([, text]) => text !== '');
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-sm text-stone">{formatDay(line.day)}</span>
          <What line={line} />
        </p>
        <div className="flex items-start gap-1">
          <p className="font-semibold tabular-nums">{formatPaise(line.amount)}</p>
          <RemoveButton {...{ line, onRemove }} />
        </div>
      </div>
      {isAboutVisit(line) && (
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 text-sm">
          {facts.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-stone">{name}</dt>
              <dd className="text-right tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** Both are rendered, because the width of the paper would otherwise change the page while it prints. */
export function StatementLines(props: LinesProps) {
  const { lines, onRemove } = props;
  return (
    <>
      <StatementTable {...props} />
      <ul
        aria-label={copy.lines}
        className="divide-y divide-sand rounded-card border border-sand bg-white px-4 lg:hidden print:hidden"
      >
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never sorted
          <LineCard key={place} {...{ line, onRemove }} />
        ))}
      </ul>
    </>
  );
}
