import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { MessageCircle, Phone } from 'lucide-react';
import { formatPhone, phoneLink } from '../../lib/phone.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Link } from '../../ui/link.tsx';
import { openingCopy as copy } from '../copy.ts';

type OpeningSoonProps = {
  settings: Pick<PublicSettings, 'businessName' | 'city' | 'phone' | 'whatsappNumber'>;
};

export function OpeningSoon({ settings }: OpeningSoonProps) {
  const { businessName, city, phone, whatsappNumber } = settings;
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center bg-haldi-100 px-5 py-10 text-center outline-none"
    >
      <img
        src="/pictures/hero.svg"
        alt=""
        width={720}
        height={640}
        className="h-auto w-64 lg:w-96"
      />
      <h1 className="mt-6 text-3xl wrap-anywhere text-plum-900 lg:text-5xl">
        {copy.title(businessName)}
      </h1>
      <p className="mt-3 text-lg text-plum-950 lg:text-xl">
        {city ? copy.where(city) : copy.whereUnknown}
      </p>
      <p className="mt-2 max-w-120 text-stone">{copy.text}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3 empty:hidden">
        {whatsappNumber && (
          <a
            href={whatsappLink(whatsappNumber, copy.whatsappText(businessName))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('primary', 'large')}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {copy.whatsapp}
          </a>
        )}
        {phone && (
          <a href={phoneLink(phone)} className={buttonStyle('secondary', 'large')}>
            <Phone aria-hidden="true" className="size-5" />
            {copy.call(formatPhone(phone))}
          </a>
        )}
      </p>
      <p className="mt-10">
        <Link
          to="/contact/login"
          className="inline-flex min-h-11 items-center rounded-field text-plum-700 underline underline-offset-4"
        >
          {copy.staff}
        </Link>
      </p>
    </main>
  );
}
