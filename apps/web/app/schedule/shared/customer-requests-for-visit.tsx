import type { Visit } from '@haldi/contract/orders/desk/visit-schemas';
import { formatPhone } from '../../lib/phone.ts';
import { visitsCopy as copy } from './copy.ts';

type VisitRequestsProps = { visit: Pick<Visit, 'askedFor' | 'design' | 'note' | 'recipient'> };

export function CustomerRequestsForVisit({
  visit: { askedFor, design, note, recipient },
}: VisitRequestsProps) {
  const lines = [
    recipient && copy.visitFor(recipient.name, formatPhone(recipient.phone)),
    askedFor !== null && copy.askedFor(askedFor),
    design && copy.design(design.name),
    note !== '' && copy.note(note),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <span key={line} className="line-clamp-3 text-stone wrap-anywhere">
      {line}
    </span>
  ));
}
