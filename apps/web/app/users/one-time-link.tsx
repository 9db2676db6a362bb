import type { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import { formatTimestamp } from '@haldi/contract/kit/dates';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { Copy, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/queries.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { usersCopy } from './copy.ts';

const copy = usersCopy.link;

type HandedLinkProps = { name: string; phone: string; handed: PasswordLink };

/** A link to be handed over, to claim an account or to set a password: shown once, since only its hash is kept. */
export function OneTimeLink({ name, phone, handed }: HandedLinkProps) {
  const { businessName } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const { link, expiresAt, isClaim } = handed;
  const until = formatTimestamp(new Date(expiresAt));
  const text = isClaim ? copy.claimText : copy.text;
  const message = isClaim ? copy.claimMessage : copy.message;
  // It may stand below the fold of the dialog: whoever asked for it is taken there.
  useEffect(() => field.current?.focus(), []);
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(copy.copied);
    } catch {
      // Browsers keep the clipboard from pages on plain http: the link is left marked instead.
      field.current?.select();
      toast.error(copy.notCopied);
    }
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
