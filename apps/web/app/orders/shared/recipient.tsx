import type { Recipient } from '@haldi/contract/orders/recipient';
import { UsersRound } from 'lucide-react';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { orderLabels } from './copy.ts';
import { Fact } from './facts.tsx';

/** `For Sunita Rao`: where the visit is not for whoever booked it. */
export const recipientText = ({ name }: Recipient): string => orderLabels.visitFor(name);

/** Whom the beautician visits, and how to reach her at the door. */
export function RecipientFact({ recipient }: { recipient: Recipient | null }) {
  if (!recipient) return null;
  return (
    <Fact icon={UsersRound} name={orderLabels.recipient}>
      {recipientText(recipient)}, <PhoneLink phone={recipient.phone} />
    </Fact>
  );
}
