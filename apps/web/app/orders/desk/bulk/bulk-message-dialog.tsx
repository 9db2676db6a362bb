import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import type { Order } from '@haldi/contract/orders/schema';
import { formatStatus } from '@haldi/contract/orders/status';
import { Check, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useRecordManualMessage } from '../../../messages/desk/queries.ts';
import { useSettings } from '../../../settings/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { deskCopy } from '../copy.ts';
import { whatsappStatusMessageLink } from '../customer-contact-links.ts';
import { bulkCopy } from './copy.ts';

const copy = bulkCopy.messaging;

type LineProps = {
  order: Order;
  chat: ReturnType<typeof whatsappStatusMessageLink>;
  isOpened: boolean;
  onOpen: () => void;
};

function Line({ order, chat, isOpened, onOpen }: LineProps) {
  const Icon = isOpened ? Check : MessageCircle;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 grow basis-48">
        <p className="leading-snug wrap-anywhere">
          <span className="font-semibold tabular-nums">#{order.orderId}</span> {order.username}
        </p>
        <p className="text-sm text-stone tabular-nums">
          {formatOrderAppointment(order)} · {formatStatus(order.status)}
        </p>
      </div>
      {chat === undefined ? (
        <p className="text-sm text-stone">{deskCopy.noPhone}</p>
      ) : (
        <a
          href={chat.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={(isOpened ? copy.openedTo : copy.writeTo)(order.username, order.orderId)}
          onClick={onOpen}
          className={buttonStyle(isOpened ? 'quiet' : 'secondary', 'medium')}
        >
          <Icon aria-hidden="true" className="size-5" />
          {isOpened ? copy.opened : copy.write}
        </a>
      )}
    </li>
  );
}

type BulkMessageDialogProps = { orders: readonly Order[]; open: boolean; onClose: () => void };

export function BulkMessageDialog({ orders, open, onClose }: BulkMessageDialogProps) {
  const { businessName } = useSettings();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const recordMessage = useRecordManualMessage();
  const lines = orders.map((order) => ({
    order,
    chat: whatsappStatusMessageLink(order, businessName),
  }));
  const reachable = lines.filter(({ chat }) => chat !== undefined).length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(orders.length)}
      footer={
        <>
          <p role="status" className="mr-auto self-center text-stone tabular-nums">
            {copy.count(opened.size, reachable)}
          </p>
          <Button onClick={onClose}>{bulkCopy.close}</Button>
        </>
      }
    >
      <p>{copy.help}</p>
      <ul aria-label={bulkCopy.list} className="mt-3 divide-y divide-sand border-y border-sand">
        {lines.map(({ order, chat }) => (
          <Line
            key={order._id}
            order={order}
            chat={chat}
            isOpened={opened.has(order._id)}
            onOpen={() => {
              setOpened((now) => new Set([...now, order._id]));
              if (chat) recordMessage({ _id: order._id, text: chat.text });
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}
