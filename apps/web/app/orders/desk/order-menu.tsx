import type { Order } from '@haldi/contract/orders/schema';
import { EllipsisVertical, MessageCircle, PencilLine, Phone, XCircle } from 'lucide-react';
import { phoneLink } from '../../lib/phone.ts';
import { useSettings } from '../../settings/queries.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { callLink, confirmationLink } from './contact-links.ts';
import { deskCopy as copy } from './copy.ts';

const doNothing = (): void => undefined;

type Reach = { href: string; newTab: boolean } | { onSelect: () => void; disabled: true };

/** A number that is gone with its account cannot be reached. */
const reach = (link: string | undefined, newTab = false): Reach =>
  link === undefined ? { onSelect: doNothing, disabled: true } : { href: link, newTab };

type OrderMenuProps = { order: Order; onUpdate: () => void; onCancel: () => void };

export function OrderMenu({ order, onUpdate, onCancel }: OrderMenuProps) {
  const { businessName } = useSettings();
  const items: MenuItem[] = [
    { label: copy.updateStatus, icon: PencilLine, onSelect: onUpdate },
    { label: copy.call, icon: Phone, ...reach(callLink(order)) },
    ...(order.visited
      ? [
          {
            label: copy.callVisited(order.visited.name),
            icon: Phone,
            ...reach(phoneLink(order.visited.phone)),
          },
        ]
      : []),
    {
      label: copy.sendWhatsapp,
      icon: MessageCircle,
      ...reach(confirmationLink(order, businessName), true),
    },
    {
      label: copy.cancelOrder,
      icon: XCircle,
      danger: true,
      disabled: order.status === 'cancelled',
      onSelect: onCancel,
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
