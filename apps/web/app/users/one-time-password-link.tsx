import type { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import { formatNumericDateTime } from '@haldi/contract/kit/dates';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { Copy, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyTextToClipboard } from '../lib/copy-to-clipboard.ts';
import { useSettings } from '../settings/queries.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { usersCopy } from './copy.ts';

const copy = usersCopy.link;

type OneTimeLinkProps = { name: string; phone: string; passwordLink: PasswordLink };

/** Shown once, since only its hash is stored. */
export function OneTimePasswordLink({ name, phone, passwordLink }: OneTimeLinkProps) {
  const { businessName } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const { link, expiresAt, isClaim } = passwordLink;
  const until = formatNumericDateTime(new Date(expiresAt));
  const text = isClaim ? copy.claimText : copy.text;
  const message = isClaim ? copy.claimMessage : copy.message;
  // The link may be below the fold of the dialog.
  useEffect(() => field.current?.focus(), []);
  const copyLink = async (): Promise<void> => {
    if (await copyTextToClipboard(link)) return toast.success(copy.copied);
    field.current?.select();
    toast.error(copy.notCopied);
  };
  return (
    <div className="space-y-4">
      <p>{text(name, until)}</p>
      <TextField
        ref={field}
        label={copy.label}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyLink()}>
          <Copy aria-hidden="true" className="size-5" />
          {copy.copy}
        </Button>
        {phone && (
          <a
            href={whatsappLink(phone, message(name, businessName, link, until))}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('secondary', 'medium')}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {copy.whatsApp}
          </a>
        )}
      </div>
    </div>
  );
}
