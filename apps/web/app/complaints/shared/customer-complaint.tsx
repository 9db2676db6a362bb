import { canComplainAbout } from '@haldi/contract/complaints/complaint-permissions';
import { outcomeText } from '@haldi/contract/complaints/outcome';
import { isOverdue, type CustomerComplaint as Shown } from '@haldi/contract/complaints/schema';
import { formatIndiaDateTime, indiaDay } from '@haldi/contract/kit/dates';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { MessageSquareWarning } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { useCustomerComplaint } from '../queries.ts';
import { type ComplaintOf, complaintAccess } from './complaint-access.ts';
import { complaintCopy as copy } from './copy.ts';

const WriteComplaintDialog = lazyWithPreload(() => import('./write-complaint-dialog.tsx'));

type Entry = Shown['entries'][number];

/** By order link the texts are missing. */
const textOf = ({ kind, by, text }: Entry): string => {
  if (text !== '') return text;
  if (kind === 'closed') return copy.repliedByMessage;
  if (by === 'customer') return copy.sentByYou;
  return kind === 'reopened' ? copy.reopenedByUs : copy.sentByUs;
};

function ComplaintEntry({ entry }: { entry: Entry }) {
  const isOwn = entry.by === 'customer';
  const outcome = entry.outcome ? outcomeText(entry.outcome) : '';
  return (
    <li
      className={cx(
        'rounded-field px-4 py-3 wrap-anywhere',
        isOwn ? 'bg-haldi-50' : 'border-l-3 border-plum-700 bg-plum-100/40',
      )}
    >
      <p className="text-sm text-stone">
        <span className="font-semibold text-plum-900">{isOwn ? copy.you : copy.salon}</span>
        {', '}
        <span className="tabular-nums">{formatIndiaDateTime(new Date(entry.at))}</span>
      </p>
      <p className="mt-0.5 whitespace-pre-line">{textOf(entry)}</p>
      {outcome && <p className="mt-1 font-semibold">{outcome}</p>}
    </li>
  );
}

function Pictures({ pictures }: Pick<Shown, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={copy.pictures} className="mt-3 flex flex-wrap gap-2">
      {pictures.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img
              src={url}
              alt={copy.picture(index + 1)}
              width={80}
              height={80}
              loading="lazy"
              className="size-20 rounded-field border border-sand object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function ComplaintState({ complaint }: { complaint: Shown }) {
  const isOpen = complaint.state === 'open';
  const isLate = isOverdue(complaint, indiaDay(new Date()));
  return (
    <>
      {isOpen && <p className="mt-1">{isLate ? copy.overdue : copy.dueOn(complaint.dueOn)}</p>}
      <ol aria-label={copy.history} className="mt-3 space-y-2">
        {complaint.entries.map((entry) => (
          <ComplaintEntry key={`${entry.at} ${entry.kind}`} entry={entry} />
        ))}
      </ol>
      <Pictures pictures={complaint.pictures} />
    </>
  );
}

type CustomerComplaintProps = { of: ComplaintOf; status: OrderStatus };

/** On the page of an order: report a problem, or what became of it. */
export default function CustomerComplaint({ of, status }: CustomerComplaintProps) {
  const id = useId();
  const access = complaintAccess(of);
  const [writing, setWriting] = useState({ isOpen: false, times: 0 });
  const { data: complaint } = useCustomerComplaint(access);
  // A failure is not worth an error here: the page shows the order.
  if (complaint === undefined) return null;
  if (!complaint && !canComplainAbout(status, 'customer')) return null;
  const { title, text, open } = copy.report;
  const action = complaint?.state === 'open' ? copy.write : copy.reopen;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-xl text-plum-900">
          {complaint ? copy.title : title}
        </h2>
        {complaint && (
          <Badge tone={complaint.state === 'open' ? 'golden' : 'good'}>
            {copy[complaint.state]}
          </Badge>
        )}
      </div>
      {complaint ? <ComplaintState complaint={complaint} /> : <p className="mt-1">{text}</p>}
      <Button
        look="secondary"
        className="mt-4 w-full"
        onClick={() => setWriting({ isOpen: true, times: writing.times + 1 })}
      >
        <MessageSquareWarning aria-hidden="true" className="size-5" />
        {complaint ? action : open}
      </Button>
      <MountOnFirstOpen open={writing.isOpen}>
        <WriteComplaintDialog
          key={writing.times}
          access={access}
          complaint={complaint}
          open={writing.isOpen}
          onClose={() => setWriting({ ...writing, isOpen: false })}
        />
      </MountOnFirstOpen>
    </Card>
  );
}
