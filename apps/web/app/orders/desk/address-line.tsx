import type { Order } from '@haldi/contract/orders/schema';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { placeLink } from './contact-links.ts';
import { deskCopy as copy } from './copy.ts';

/** Apartment, street, city - pincode, leading to a map; what is empty is left out. */
export function AddressLine({ address }: Pick<Order, 'address'>) {
  const { apartmentNumber, street, city, pincode } = address;
  return (
    <a
      href={placeLink(address)}
      target="_blank"
      rel="noopener noreferrer"
      title={copy.openMap}
      className={textLinkStyle(
        'inline-block! py-2.5 decoration-sand! hover:decoration-haldi-400! wrap-anywhere',
      )}
    >
      {[apartmentNumber, street, city].filter(Boolean).join(', ')}{' '}
      <span className="whitespace-nowrap">- {pincode}</span>
    </a>
  );
}
