import { formatDayWithWeekday, formatIndiaDateTime, indiaDay } from '@haldi/contract/kit/dates';
import { Day } from '@haldi/contract/kit/day-schema';
import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DayNavigation, formatDayWithFullWeekday } from '../../../ui/day-navigation.tsx';
import { LoadFailed, Loading } from '../../../ui/loading-and-load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Link } from '../../../ui/prefetching-links.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { CashForm, ClosedCash } from './cash-card.tsx';
import { type CashCountDraft, emptyCashCountDraft } from './cash-count-draft.ts';
import { dayCloseCopy as copy } from './copy.ts';
import { DayPayments } from './day-payments.tsx';
import {
  CashFromClosedDays,
  LateLedgerEntries,
} from './late-entries-and-cash-from-closed-days.tsx';
import { useDayClose } from './queries.ts';
import { NotCompletedVisits, UnpaidVisits } from './unpaid-and-not-completed-visits.tsx';

/** When these are closed, the next ones are listed. */
const maxOpenDays = 5;

function OpenDays({ openDays }: Pick<DayClose, 'openDays'>) {
  if (openDays.length === 0) return null;
  const more = openDays.length - maxOpenDays;
  return (
    <Notice tone="info">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{copy.openDays}</span>
        {openDays.slice(0, maxOpenDays).map((day) => (
          <Link
            key={day}
            to={`?day=${day}`}
            preventScrollReset
            className={textLinkStyle('font-semibold')}
          >
            {formatDayWithWeekday(day)}
          </Link>
        ))}
        {more > 0 && <span>{copy.moreDays(more)}</span>}
      </p>
    </Notice>
  );
}

function ClosedNotice({ closed: { by, at, note } }: { closed: NonNullable<DayClose['closed']> }) {
  const time = formatIndiaDateTime(new Date(at));
  return (
    <Notice tone="good">
      <p className="font-semibold">{by ? copy.closedBy(by, time) : copy.closedAt(time)}</p>
      {note && <p className="whitespace-pre-line wrap-anywhere">{copy.note(note)}</p>}
    </Notice>
  );
}

type FiguresProps = {
  figures: DayClose;
  today: string;
  draft: CashCountDraft;
  onChange: (draft: CashCountDraft) => void;
};

function DayFigures({ figures, today, draft, onChange }: FiguresProps) {
  const { day, closed } = figures;
  return (
    <>
      <OpenDays openDays={figures.openDays} />
      {closed && <ClosedNotice closed={closed} />}
      {day > today ? (
        <Notice tone="info">{copy.notBegun}</Notice>
      ) : (
        <div className="grid items-start gap-4 lg:gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid min-w-0 gap-4 lg:gap-5">
            {closed ? (
              <ClosedCash figures={figures} />
            ) : (
              <CashForm key={day} {...{ figures, draft, onChange }} />
            )}
            <CashFromClosedDays cashFromClosedDays={figures.cashFromClosedDays} />
            <LateLedgerEntries lateEntries={figures.lateEntries} />
          </div>
          <div className="grid min-w-0 gap-4 lg:gap-5">
            {!closed && <NotCompletedVisits notCompleted={figures.notCompleted} />}
            <DayPayments methods={figures.methods} />
            <UnpaidVisits unpaid={figures.unpaid} />
          </div>
        </div>
      )}
    </>
  );
}

export default function DayCloseScreen() {
  const [search, setSearch] = useSearchParams();
  const [drafts, setDrafts] = useState<Partial<Record<string, CashCountDraft>>>({});
  const today = indiaDay(new Date());
  const day = Day.safeParse(search.get('day')).data ?? today;
  const { data: figures, isError, refetch } = useDayClose(day);
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        actions={
          <DayNavigation
            day={day}
            today={today}
            max={today}
            onChange={(next) =>
              setSearch(next === today ? {} : { day: next }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        }
      />
      <p className="hidden text-lg font-semibold print:block">{formatDayWithFullWeekday(day)}</p>
      {!figures && isError && <LoadFailed title={copy.failed} onRetry={() => void refetch()} />}
      {!figures && !isError && <Loading isQuiet text={copy.loading} count={2} shape="h-64" />}
      {figures && (
        <DayFigures
          figures={figures}
          today={today}
          draft={drafts[day] ?? emptyCashCountDraft}
          onChange={(draft) => setDrafts({ ...drafts, [day]: draft })}
        />
      )}
    </div>
  );
}
