import { formatOneLineAddress } from '@haldi/contract/accounts/addresses/one-line-address';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import type { Order } from '@haldi/contract/orders/schema';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { deskCopy as copy } from './copy.ts';
import { orderAddressMapLink } from './order-address-map-link.ts';

export function OrderAddressLink({ address }: Pick<Order, 'address'>) {
  return (
    <a
      href={orderAddressMapLink(address)}
      target="_blank"
      rel="noopener noreferrer"
      title={copy.openMap}
      className={textLinkStyle(
        'inline-block! py-2.5 decoration-sand! hover:decoration-haldi-400! wrap-anywhere',
      )}
    >
      {formatOneLineAddress({ ...fromOrderAddress(address), pincode: '' })}{' '}
      <span className="whitespace-nowrap">- {address.pincode}</span>
    </a>
  );
}
