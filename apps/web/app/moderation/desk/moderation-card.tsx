import { shortenToPreview } from '@haldi/contract/blog/text-preview';
import { formatIndiaDate, formatIndiaTime } from '@haldi/contract/kit/dates';
import type { ModerationItem } from '@haldi/contract/moderation/desk/schema';
import { BadgeCheck, EyeOff, Flag, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Initials } from '../../ui/initials.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { Stars } from '../../ui/stars.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { touchTargetStyle } from '../../ui/touch-target-style.ts';
import { reportReasonNames } from '../copy.ts';
import { moderationCopy as copy } from './copy.ts';
import { ModerationActions, type ModerationActionsProps } from './moderation-actions.tsx';

const previewLength = 240;

function ContentText({ text, title }: { text: string; title: string }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = [...text].length > previewLength;
  return (
    <div>
      {title && <h3 className="text-lg text-plum-900 wrap-anywhere">{title}</h3>}
      <p className="wrap-anywhere whitespace-pre-line">
        {isLong && !isExpanded ? shortenToPreview(text, previewLength) : text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          className="min-h-11 font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
        >
          {isExpanded ? copy.readLess : copy.readAll}
        </button>
      )}
    </div>
  );
}

const formatModerationTime = (at: string): string =>
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

function ModerationDetails({ item }: { item: ModerationItem }) {
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

function Author({ item }: { item: ModerationItem }) {
  const { author, kind, _id, rating, isVerified, isNew, hidden, createdAt, changedAt } = item;
  return (
    <div className="flex items-start gap-3">
      <Initials name={author.name} className="size-11 shrink-0 bg-plum-100 text-plum-700" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-body text-lg leading-tight font-semibold tracking-normal wrap-anywhere">
            <Link
              to={`/admin/users/${author.id}`}
              className={cx(
                touchTargetStyle,
                'underline decoration-haldi-400 decoration-2 underline-offset-4 hover:text-plum-600',
              )}
            >
              {author.name}
            </Link>
          </h2>
          {rating !== null && <Stars rating={rating} />}
        </div>
        <p className="mt-1 text-sm text-stone">
          {copy.kindNames[kind]} <span aria-hidden="true">·</span> {formatModerationTime(createdAt)}
          {changedAt !== createdAt && `, ${copy.changed(formatModerationTime(changedAt))}`}
          {!hidden && (
            <>
              {' '}
              <span aria-hidden="true">·</span>{' '}
              <Link
                to={kind === 'post' ? `/blog/${encodeURIComponent(_id)}` : '/review'}
                className={textLinkStyle('whitespace-nowrap')}
              >
                {copy.onSite}
              </Link>
            </>
          )}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          {isNew && <Badge tone="golden">{copy.new}</Badge>}
          {hidden && <Badge tone="bad">{copy.viewNames.hidden}</Badge>}
          {isVerified && (
            <Badge tone="good">
              <BadgeCheck aria-hidden="true" className="size-4" />
              {copy.verified}
            </Badge>
          )}
          {author.isBlocked && <Badge tone="neutral">{copy.blocked}</Badge>}
        </p>
      </div>
    </div>
  );
}

export function ModerationCard(props: ModerationActionsProps) {
  const { item } = props;
  const { title, text, image } = item;
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3 p-4">
      <Author item={item} />
      <div className={cx('min-w-0', image && 'grid gap-3 sm:grid-cols-[1fr_9rem] sm:gap-4')}>
        <ContentText title={title} text={text} />
        {image && (
          <img
            src={image}
            alt=""
            width={288}
            height={192}
            loading="lazy"
            className="order-first aspect-2/1 w-full rounded-field bg-haldi-50 object-cover sm:order-none sm:aspect-3/2"
          />
        )}
      </div>
      <ModerationDetails item={item} />
      <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-sand pt-3">
        <ModerationActions {...props} />
      </div>
    </Card>
  );
}
