import type { Visited } from '@haldi/contract/orders/visited';
import { UsersRound } from 'lucide-react';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { orderWords } from './copy.ts';
import { Fact } from './facts.tsx';

/** `For Sunita Rao`: where the visit is not for whoever booked it. */
export const forText = ({ name }: Visited): string => orderWords.visitFor(name);

/** Whom the beautician visits, and how to reach her at the door. */
export function VisitedFact({ visited }: { visited: Visited | null }) {
  if (!visited) return null;
  return (
    <Fact icon={UsersRound} name={orderWords.visited}>
      {forText(visited)}, <PhoneLink phone={visited.phone} />
    </Fact>
  );
}
