import type { DocumentContent } from '@haldi/contract/documents/document-content';
import {
  describePrintedDocument,
  type PrintedDocument,
} from '@haldi/contract/documents/printed-document';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { PrintedTableView } from './printed-table-view.tsx';

function Seller({ seller }: PrintedDocument) {
  return (
    <div className="min-w-0">
      <p className="font-display text-xl font-semibold text-plum-900 wrap-anywhere">
        {seller.name}
      </p>
      {seller.lines.map((line) => (
        <p key={line} className="text-sm text-stone wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}

function Buyer({ buyer }: PrintedDocument) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-body text-sm font-semibold tracking-normal text-stone">
        {buyer.label}
      </h2>
      <p className="font-semibold wrap-anywhere">{buyer.name}</p>
      {buyer.lines.map((line) => (
        <p key={line} className="text-sm wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  );
}

function Facts({ facts }: PrintedDocument) {
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-0.5 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-stone">{label}</dt>
          <dd className="text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const weights = {
  main: 'text-lg text-plum-900 print:text-base',
  strong: '',
  normal: 'font-normal',
} as const;

function Totals({ totals }: PrintedDocument) {
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 print:text-sm">
      {totals.map(({ label, value, weight }) => (
        <div key={label} className={cx('contents', weights[weight])}>
          <dt className={cx(weight !== 'normal' && 'font-semibold', weights[weight])}>{label}</dt>
          <dd
            className={cx(
              'text-right tabular-nums',
              weight !== 'normal' && 'font-semibold',
              weights[weight],
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function WordsAndNotes({ amountInWords: [label, words], notes }: PrintedDocument) {
  return (
    <div className="space-y-2 text-sm">
      <p>
        <span className="block font-semibold text-stone">{label}</span>
        {words}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-stone">
          {note}
        </p>
      ))}
    </div>
  );
}

/** The same as the PDF, from the same description. */
export function DocumentView({ content }: { content: DocumentContent }) {
  const printed = describePrintedDocument(content);
  const { title, subtitle, number, lines, taxes, payments, signature } = printed;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="printed-document @container rounded-card border border-sand bg-white p-5 text-plum-950 shadow-soft lg:p-10"
    >
      <div className="space-y-6">
        <header className="grid gap-x-8 gap-y-4 border-b-2 border-haldi-400 pb-5 @xl:grid-cols-2">
          <Seller {...printed} />
          <div className="@xl:text-right">
            <h1 id={id} className="text-2xl text-plum-900">
              {title}
              <span className="sr-only"> {number}</span>
            </h1>
            {subtitle !== '' && <p className="text-sm text-stone">{subtitle}</p>}
          </div>
        </header>
        <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
          <Buyer {...printed} />
          <Facts {...printed} />
        </div>
        <PrintedTableView table={lines} showTitle={false} />
        <div className="grid break-inside-avoid gap-x-8 gap-y-5 @xl:grid-cols-2">
          <div className="@xl:order-last">
            <Totals {...printed} />
          </div>
          <WordsAndNotes {...printed} />
        </div>
        <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-[3fr_2fr]">
          <div className="space-y-6">
            {taxes && <PrintedTableView table={taxes} />}
            {payments && <PrintedTableView table={payments} />}
          </div>
          <p className="self-end text-right text-sm text-stone">
            {signature.seller}
            <span className="mt-12 block border-t border-stone pt-1">{signature.label}</span>
          </p>
        </div>
      </div>
    </article>
  );
}
