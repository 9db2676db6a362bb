import { isCommandOffered } from '@haldi/contract/orders/commands/command-permissions';
import type { Order } from '@haldi/contract/orders/schema';
import {
  CalendarClock,
  EllipsisVertical,
  IndianRupee,
  ListPlus,
  MapPinPen,
  MessageCircle,
  PencilLine,
  Phone,
  XCircle,
} from 'lucide-react';
import { phoneLink } from '../../lib/phone.ts';
import { useRecordManualMessage } from '../../messages/desk/queries.ts';
import { useSettings } from '../../settings/queries.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import type { ChangeKind } from './changing/staff-change-dialog.tsx';
import { deskCopy as copy } from './copy.ts';
import { callLink, whatsappStatusMessageLink } from './customer-contact-links.ts';
import { paymentsCopy } from './payments/copy.ts';

const doNothing = (): void => undefined;

type ContactAction =
  | { href: string; newTab: boolean; onFollow?: (() => void) | undefined }
  | { onSelect: () => void; disabled: true };

/** The number can be deleted with the account. */
const contactAction = (
  link: string | undefined,
  newTab = false,
  onFollow?: () => void,
): ContactAction =>
  link === undefined ? { onSelect: doNothing, disabled: true } : { href: link, newTab, onFollow };

type OrderMenuProps = {
  order: Order;
  onUpdate: () => void;
  onChange: (what: ChangeKind) => void;
};

export function OrderActionsMenu({ order, onUpdate, onChange }: OrderMenuProps) {
  const { businessName } = useSettings();
  const recordMessage = useRecordManualMessage();
  const chat = whatsappStatusMessageLink(order, businessName);
  const items: MenuItem[] = [
    { label: copy.updateStatus, icon: PencilLine, onSelect: onUpdate },
    {
      label: copy.moveVisit,
      icon: CalendarClock,
      disabled: !isCommandOffered(order, 'move', 'desk'),
      onSelect: () => onChange('move'),
    },
    {
      label: copy.correctAddress,
      icon: MapPinPen,
      disabled: !isCommandOffered(order, 'correct-address', 'desk'),
      onSelect: () => onChange('address'),
    },
    {
      label: copy.changeServices,
      icon: ListPlus,
      disabled: !isCommandOffered(order, 'change-services', 'desk'),
      onSelect: () => onChange('services'),
    },
    {
      label: paymentsCopy.actions.record,
      icon: IndianRupee,
      onSelect: () => onChange('payment'),
    },
    { label: copy.call, icon: Phone, ...contactAction(callLink(order)) },
    ...(order.recipient
      ? [
          {
            label: copy.callRecipient(order.recipient.name),
            icon: Phone,
            ...contactAction(phoneLink(order.recipient.phone)),
          },
        ]
      : []),
    {
      label: copy.sendWhatsapp,
      icon: MessageCircle,
      ...contactAction(
        chat?.href,
        true,
        () => chat && recordMessage({ _id: order._id, text: chat.text }),
      ),
    },
    {
      label: copy.cancelOrder,
      icon: XCircle,
      danger: true,
      disabled: !isCommandOffered(order, 'cancel', 'desk'),
      onSelect: () => onChange('cancel'),
    },
  ];
  return (
    <Menu
      label={copy.actionsOf(order.orderId)}
      icon={<EllipsisVertical aria-hidden="true" />}
      items={items}
    />
  );
}
