import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import { MessageCircle, Phone } from 'lucide-react';
import { phoneLink } from '../../lib/phone.ts';
import { useSettings } from '../../settings/queries.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { changingCopy } from './copy.ts';

export function ContactSalonButtons({ text }: { text: string }) {
  const { phone, whatsappNumber } = useSettings();
  return (
    <div className="flex flex-wrap gap-3">
      <a href={phoneLink(phone)} className={buttonStyle('secondary', 'medium')}>
        <Phone aria-hidden="true" className="size-5" />
        {changingCopy.call}
      </a>
      <a
        href={whatsappLink(whatsappNumber, text)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('secondary', 'medium')}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {changingCopy.whatsapp}
      </a>
    </div>
  );
}
