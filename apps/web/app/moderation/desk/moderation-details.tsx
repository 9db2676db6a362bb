import { formatIndiaDate, formatIndiaTime } from '@haldi/contract/kit/dates';
import type { ModerationItem } from '@haldi/contract/moderation/desk/schema';
import { EyeOff, Flag, MessageSquareReply } from 'lucide-react';
import { reportReasonNames } from '../copy.ts';
import { moderationCopy as copy } from './copy.ts';

export const formatModerationTime = (at: string): string =>
  `${formatIndiaDate(new Date(at))}, ${formatIndiaTime(new Date(at))}`;

function Reports({ item: { reports, reportCount } }: { item: ModerationItem }) {
  const rest = reportCount - reports.length;
  return (
    <section className="flex gap-3 rounded-field bg-brick-100 px-4 py-3 text-brick-700">
      <Flag aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{copy.reports(reportCount)}</p>
        <ul className="mt-1 space-y-1 text-plum-950">
          {reports.map(({ _id, reason, note, at }) => (
            <li key={_id} className="wrap-anywhere">
              <span className="font-semibold">{reportReasonNames[reason]}</span>
              <span className="text-sm"> · {formatModerationTime(at)}</span>
              {note && <span className="block whitespace-pre-line">“{note}”</span>}
            </li>
          ))}
          {rest > 0 && <li>{copy.moreReports(rest)}</li>}
        </ul>
      </div>
    </section>
  );
}

export function ModerationDetails({ item }: { item: ModerationItem }) {
  const { hidden, answer, reportCount } = item;
  return (
    <>
      {reportCount > 0 && <Reports item={item} />}
      {hidden && (
        <section className="flex gap-3 rounded-field border border-sand bg-haldi-50 px-4 py-3">
          <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-700" />
          <div className="min-w-0 wrap-anywhere">
            <p className="text-sm text-stone">
              {copy.hiddenBy(hidden.by, formatModerationTime(hidden.at))}
            </p>
            <p>“{hidden.reason}”</p>
            {hidden.isChangedSince && (
              <p className="mt-1 font-semibold text-plum-900">{copy.changedSince}</p>
            )}
          </div>
        </section>
      )}
      {answer && (
        <section className="flex gap-3 rounded-field border-l-3 border-haldi-400 bg-haldi-50 px-4 py-3">
          <MessageSquareReply aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-700" />
          <div className="min-w-0 wrap-anywhere">
            <p className="text-sm text-stone">
              {copy.answerBy(answer.by, formatModerationTime(answer.at))}
            </p>
            <p className="whitespace-pre-line">{answer.text}</p>
          </div>
        </section>
      )}
    </>
  );
}
