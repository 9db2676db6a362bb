import { formatIndiaDate } from '@haldi/contract/kit/dates';
import { orderLinkMessageText } from '@haldi/contract/orders/desk/status-message-text';
import { orderLinkExpiresAt } from '@haldi/contract/orders/order-link/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { Copy, MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyTextToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { useSettings } from '../../../settings/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { currentOrderLinkUrl, whatsappChatLink } from '../customer-contact-links.ts';
import { useRenewOrRevokeOrderLink, useUpdateCachedOrders } from '../queries.ts';
import { changingCopy } from './copy.ts';
import { WarningsDialog } from './warnings-dialog.tsx';

const copy = changingCopy.link;

const lastDay = ({ appointmentDate }: Order): string =>
  formatIndiaDate(new Date(orderLinkExpiresAt(appointmentDate).getTime() - 1));

function ActiveLink({ order, link }: { order: Order; link: string }) {
  const { businessName } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const chat = whatsappChatLink(order, orderLinkMessageText(order, link, businessName));
  const copyLink = async (): Promise<void> => {
    if (await copyTextToClipboard(link)) return toast.success(copy.copied);
    field.current?.select();
    toast.error(copy.notCopied);
  };
  return (
    <>
      <p className="text-sm text-stone">{copy.text(lastDay(order))}</p>
      <TextField
        ref={field}
        label={copy.field}
        hideLabel
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => void copyLink()}>
          <Copy aria-hidden="true" className="size-4" />
          {copy.copy}
        </Button>
        {chat !== undefined && (
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('secondary', 'small')}
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            {copy.send}
          </a>
        )}
      </div>
    </>
  );
}

const questions = {
  renew: { title: copy.renewTitle, text: copy.renewText, confirm: copy.renew },
  revoke: { title: copy.revokeTitle, text: copy.revokeText, confirm: copy.revoke },
};

type OrderLinkProps = { order: Order; onChanged: (order: Order) => void };

export function ManageOrderLink({ order, onChanged }: OrderLinkProps) {
  const [action, setAction] = useState<keyof typeof questions>('renew');
  const [warnings, setWarnings] = useState<string[]>([]);
  const { mutate, isPending } = useRenewOrRevokeOrderLink(order);
  const cacheOrders = useUpdateCachedOrders();
  const link = currentOrderLinkUrl(order);
  const isExpired = new Date() >= orderLinkExpiresAt(order.appointmentDate);
  const set = (isWanted: boolean): void =>
    mutate(isWanted, {
      onSuccess: (changed) => {
        cacheOrders([changed]);
        onChanged(changed);
        toast.success(isWanted ? copy.renewed : copy.revoked);
      },
      onError: () => toast.error(copy.failed),
      onSettled: () => setWarnings([]),
    });
  const ask = (what: typeof action): void => {
    setAction(what);
    setWarnings([questions[what].text]);
  };
  if (isExpired) return <p className="text-sm text-stone">{copy.expired}</p>;
  return (
    <div className="space-y-3">
      {link === undefined ? (
        <>
          <p className="text-sm text-stone">{copy.none}</p>
          <Button look="secondary" size="small" busy={isPending} onClick={() => set(true)}>
            {copy.create}
          </Button>
        </>
      ) : (
        <>
          <ActiveLink order={order} link={link} />
          <div className="flex flex-wrap gap-x-1">
            <Button look="quiet" size="small" onClick={() => ask('renew')}>
              {copy.renew}
            </Button>
            <Button look="quiet" size="small" onClick={() => ask('revoke')}>
              {copy.revoke}
            </Button>
          </div>
        </>
      )}
      <WarningsDialog
        warnings={warnings}
        title={questions[action].title}
        back={copy.keep}
        confirm={questions[action].confirm}
        busy={isPending}
        onConfirm={() => set(action === 'renew')}
        onClose={() => setWarnings([])}
      />
    </div>
  );
}
