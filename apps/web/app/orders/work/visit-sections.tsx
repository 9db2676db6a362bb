import { formatDay } from '@haldi/contract/kit/dates';
import { firstName as firstNameOf } from '@haldi/contract/kit/first-name';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import {
  firstDayContactIsShown,
  isContactShown,
} from '@haldi/contract/orders/work/contact-visibility';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { MapPin, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AddressLines } from '../../accounts/shared/address-lines.tsx';
import { phoneLink } from '../../lib/phone.ts';
import { useSettings } from '../../settings/queries.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { orderAddressMapLink } from '../desk/order-address-map-link.ts';
import { workCopy } from './copy.ts';

export function VisitSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border-2 border-sand bg-white p-4 text-lg leading-snug text-plum-950"
    >
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const wide = 'min-h-14! w-full text-lg! px-3!';

type ContactSectionProps = { visit: WorkVisit; today: string; ownName: string };

export function ContactSection({ visit, today, ownName }: ContactSectionProps) {
  const { businessName } = useSettings();
  const { contact, firstName, day } = visit;
  // Stored data may be older than the time limit.
  if (!contact || !isContactShown(day, today)) {
    const text =
      today < firstDayContactIsShown(day)
        ? workCopy.contactLater(formatDay(firstDayContactIsShown(day)))
        : workCopy.contactOver;
    return (
      <VisitSection title={workCopy.address}>
        <p>{text}</p>
      </VisitSection>
    );
  }
  const { phone, address } = contact;
  const hello = workCopy.hello(firstName, firstNameOf(ownName), businessName);
  return (
    <VisitSection title={workCopy.address}>
      <AddressLines address={fromOrderAddress(address)} className="font-semibold" />
      <a
        href={orderAddressMapLink(address)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('golden', 'large', `mt-3 ${wide}`)}
      >
        <MapPin aria-hidden="true" className="size-6" />
        {workCopy.map}
      </a>
      {phone !== '' && (
        <div className="mt-2.5 grid grid-cols-2 gap-2.5">
          <a
            href={phoneLink(phone)}
            aria-label={workCopy.callCustomer(firstName)}
            className={buttonStyle('secondary', 'large', `border-2! border-plum-700! ${wide}`)}
          >
            <Phone aria-hidden="true" className="size-6" />
            {workCopy.call}
          </a>
          <a
            href={whatsappLink(phone, hello)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={workCopy.whatsappTo(firstName)}
            className={buttonStyle('secondary', 'large', `border-2! border-plum-700! ${wide}`)}
          >
            <MessageCircle aria-hidden="true" className="size-6" />
            {workCopy.whatsapp}
          </a>
        </div>
      )}
    </VisitSection>
  );
}

export function ServicesSection({ visit: { services, note, design } }: { visit: WorkVisit }) {
  return (
    <VisitSection title={workCopy.services}>
      <ul className="space-y-1.5">
        {services.map(({ serviceId, name, quantity }) => (
          <li key={serviceId} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-full bg-haldi-500" />
            <span className="min-w-0 wrap-anywhere">
              {name}
              {quantity > 1 && <strong className="font-semibold"> × {quantity}</strong>}
            </span>
          </li>
        ))}
      </ul>
      {note !== '' && (
        <div className="mt-4 rounded-field bg-haldi-100 px-3 py-2.5">
          <h3 className="font-body text-base font-semibold tracking-normal">{workCopy.note}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </div>
      )}
      {design && (
        <figure className="mt-4">
          <figcaption>
            <span className="block text-base font-semibold">{workCopy.design}</span>
            {design.name}
          </figcaption>
          <img
            src={design.image}
            alt={design.name}
            width={240}
            height={320}
            className="mt-2 h-auto w-60 rounded-field border border-sand bg-white"
          />
        </figure>
      )}
    </VisitSection>
  );
}
