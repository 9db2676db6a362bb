import { formatPhone, phoneLink } from '../lib/phone.ts';
import { textLinkStyle } from './text-link-style.ts';

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className={textLinkStyle('whitespace-nowrap tabular-nums')}>
      {formatPhone(phone)}
    </a>
  );
}
