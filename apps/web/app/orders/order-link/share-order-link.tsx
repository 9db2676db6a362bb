import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import { orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { copyTextToClipboard } from '../../lib/copy-to-clipboard.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { OrderSection } from '../order-detail-sections.tsx';
import { orderLinkCopy } from './copy.ts';

const copy = orderLinkCopy.share;

type ShareOrderLinkProps = {
  order: Pick<Order, 'link' | 'status' | 'appointmentDate' | 'appointmentSlot'>;
};

function Share({ order, link }: ShareOrderLinkProps & { link: string }) {
  const { businessName } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const url = orderLinkUrl(location.origin, link);
  const message = copy.message(businessName, formatOrderAppointment(order), url);
  const copyLink = async (): Promise<void> => {
    if (await copyTextToClipboard(url)) {
      toast.success(copy.copied);
    } else {
      field.current?.select();
      toast.error(copy.notCopied);
    }
  };
  // Rejected when the sheet is closed without sharing.
  const share = (): void => void navigator.share({ title: copy.title, url }).catch(() => undefined);
  return (
    <OrderSection title={copy.title}>
      <p className="mt-2 text-sm text-stone">{copy.text}</p>
      <TextField
        ref={field}
        label={copy.label}
        hideLabel
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
        className="mt-3"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" className="grow" onClick={() => void copyLink()}>
          <Copy aria-hidden="true" className="size-5" />
          {copy.copy}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('secondary', 'medium', 'grow')}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {copy.whatsapp}
        </a>
        {'share' in navigator && (
          <Button look="secondary" className="grow" onClick={share}>
            <Share2 aria-hidden="true" className="size-5" />
            {copy.more}
          </Button>
        )}
      </div>
    </OrderSection>
  );
}

export function ShareOrderLink({ order }: ShareOrderLinkProps) {
  const isInBrowser = useIsHydrated();
  const { link, status } = order;
  return (
    isInBrowser && link !== null && isOpenStatus(status) && <Share order={order} link={link} />
  );
}
