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

type PasswordLinkProps = {
  name: string;
  phone: string;
  passwordLink: { link: string; expiresAt: string };
};

/** A link to be handed over: shown once, since only its hash is kept. */
export function PasswordLink({ name, phone, passwordLink }: PasswordLinkProps) {
  const { businessName } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const { link, expiresAt } = passwordLink;
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
      <p>{copy.text(name, formatTimestamp(new Date(expiresAt)))}</p>
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
            href={whatsappLink(phone, copy.message(name, businessName, link))}
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
