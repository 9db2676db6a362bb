import type { Recipient } from '@haldi/contract/orders/recipient';
import { UsersRound } from 'lucide-react';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { orderLabels } from './copy.ts';
import { OrderDetailRow } from './order-detail-rows.tsx';

export const visitForText = ({ name }: Recipient): string => orderLabels.visitFor(name);

export function RecipientDetailRow({ recipient }: { recipient: Recipient | null }) {
  if (!recipient) return null;
  return (
    <OrderDetailRow icon={UsersRound} name={orderLabels.recipient}>
      {visitForText(recipient)}, <PhoneLink phone={recipient.phone} />
    </OrderDetailRow>
  );
}
