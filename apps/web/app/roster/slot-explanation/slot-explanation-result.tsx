import type {
  BeauticianExplanation,
  SlotExplanation,
} from '@haldi/contract/schedule/slot-explanation/schema';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { slotExplanationCopy as copy } from './copy.ts';

function AvailabilityBadge({ person: { isFree, availableIf } }: { person: BeauticianExplanation }) {
  if (isFree) return <Badge tone="good">{copy.isFree}</Badge>;
  return availableIf ? <Badge tone="golden">{copy.couldBe}</Badge> : <Badge>{copy.cannot}</Badge>;
}

function Person({ person }: { person: BeauticianExplanation }) {
  const { name, picture, why, availableIf } = person;
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar name={name} picture={picture} className="size-10 text-sm" />
      <div className="min-w-0 grow">
        <p className="leading-tight font-semibold wrap-anywhere">{name}</p>
        {why.map((text) => (
          <p key={text} className="text-sm text-stone wrap-anywhere">
            {text}
          </p>
        ))}
        {availableIf && <p className="text-sm text-haldi-800 wrap-anywhere">{availableIf}</p>}
      </div>
      <div className="shrink-0">
        <AvailabilityBadge person={person} />
      </div>
    </li>
  );
}

export function SlotExplanationResult({
  answer: { isFree, isPast, rules, people },
}: {
  answer: SlotExplanation;
}) {
  return (
    <div className="space-y-4">
      <Notice tone={isFree ? 'good' : 'info'}>
        <p className="font-semibold">{isFree ? copy.free : copy.notAvailable}</p>
        {rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </Notice>
      {!isPast && (
        <section aria-label={copy.people}>
          <h3 className="font-body text-base font-semibold tracking-normal">{copy.people}</h3>
          {people.length === 0 ? (
            <p className="text-stone">{copy.noBeauticians}</p>
          ) : (
            <ul className="divide-y divide-sand">
              {people.map((person) => (
                <Person key={person._id} person={person} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
