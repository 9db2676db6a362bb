import type { ComplaintEntry } from '@haldi/contract/complaints/desk/schema';
import { outcomeKindNames, outcomeText } from '@haldi/contract/complaints/outcome';
import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { complaintsCopy } from './copy.ts';

const copy = complaintsCopy.entries;

const titleOf = ({ kind, outcome }: ComplaintEntry): string =>
  outcome ? `${copy.titles[kind]}: ${outcomeKindNames[outcome.kind]}` : copy.titles[kind];

const linesOf = ({ kind, text, handler, dueOn, outcome }: ComplaintEntry): string[] =>
  [
    text,
    outcome ? outcomeText(outcome) : '',
    kind === 'handler' ? copy.handler(handler) : '',
    dueOn === null ? '' : copy.due(dueOn),
  ].filter(Boolean);

const tones: Partial<Record<ComplaintEntry['kind'], string>> = {
  note: 'bg-sand/60',
  closed: 'bg-leaf-100',
};

function Entry({ entry }: { entry: ComplaintEntry }) {
  const isByCustomer = entry.by === null;
  const lines = linesOf(entry);
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-stone">
        <span className="font-semibold text-plum-900">{titleOf(entry)}</span>
        <span className="tabular-nums">
          {isByCustomer ? copy.customer : entry.by || copy.formerStaff},{' '}
          {formatIndiaDateTime(new Date(entry.at))}
        </span>
      </p>
      {lines.length > 0 && (
        <div
          className={cx(
            'mt-1 rounded-field px-4 py-2.5 wrap-anywhere',
            tones[entry.kind] ?? 'bg-haldi-50',
          )}
        >
          {lines.map((line) => (
            <p key={line} className="whitespace-pre-line">
              {line}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}

export function ComplaintHistory({ entries }: { entries: readonly ComplaintEntry[] }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 p-4 lg:p-5">
      <h2 id={id} className="text-lg text-plum-900">
        {complaintsCopy.screen.history}
      </h2>
      <ol className="mt-3 space-y-4">
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ol>
    </Card>
  );
}
