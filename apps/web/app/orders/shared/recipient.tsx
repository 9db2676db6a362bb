import type { Recipient } from '@haldi/contract/orders/recipient';
import { UsersRound } from 'lucide-react';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { orderLabels } from './copy.ts';
import { Fact } from './facts.tsx';

/** `For Sunita Rao`: where the visit is not for whoever booked it. */
export const recipientText = ({ name }: Recipient): string => orderLabels.visitFor(name);

/** Whom the beautician visits, and how to reach her at the door. */
export function RecipientFact({ visited }: { visited: Recipient | null }) {
  if (!visited) return null;
  return (
    <Fact icon={UsersRound} name={orderLabels.visited}>
      {recipientText(visited)}, <PhoneLink phone={visited.phone} />
    </Fact>
  );
}
