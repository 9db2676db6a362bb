import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { MessageCircle, Phone } from 'lucide-react';
import { formatPhone, phoneLink } from '../../lib/phone.ts';
import { useSettings } from '../../settings/queries.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { accountsCopy } from '../copy.ts';

type SalonLinksProps = {
  isPrimary?: boolean;
};

export function ContactSalonLinks({ isPrimary = false }: SalonLinksProps) {
  const { phone, whatsappNumber, businessName } = useSettings();
  // Not set while the salon is being set up.
  if (!phone || !whatsappNumber) return null;
  const size = isPrimary ? 'large' : 'medium';
  return (
    <p className="flex flex-wrap gap-3">
      <a
        href={whatsappLink(whatsappNumber, accountsCopy.whatsappText(businessName))}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle(isPrimary ? 'primary' : 'secondary', size)}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {accountsCopy.whatsapp}
      </a>
      <a href={phoneLink(phone)} className={buttonStyle('secondary', size)}>
        <Phone aria-hidden="true" className="size-5" />
        {accountsCopy.call(formatPhone(phone))}
      </a>
    </p>
  );
}
