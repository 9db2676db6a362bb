import type { Visited } from '@haldi/contract/orders/visited';
import { UsersRound } from 'lucide-react';
import { formatPhone, phoneLink } from '../../lib/phone.ts';
import { orderWords } from './copy.ts';
import { Fact } from './facts.tsx';

/** `For Sunita Rao`: where the visit is not for whoever booked it. */
export const forText = ({ name }: Visited): string => orderWords.visitFor(name);

/** Her number, to be called at the door. */
export function VisitedPhone({ phone }: Pick<Visited, 'phone'>) {
  return (
    <a
      href={phoneLink(phone)}
      className="whitespace-nowrap text-plum-700 tabular-nums underline decoration-haldi-400 decoration-2 underline-offset-4"
    >
      {formatPhone(phone)}
    </a>
  );
}

/** Whom the beautician visits, and how to reach her. */
export function VisitedFact({ visited }: { visited: Visited | null }) {
  if (!visited) return null;
  return (
    <Fact icon={UsersRound} name={orderWords.visited}>
      {forText(visited)}, <VisitedPhone phone={visited.phone} />
    </Fact>
  );
}
