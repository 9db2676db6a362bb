import type { Order } from '@haldi/contract/orders/schema';

/** Apartment, street, city - pincode; what is empty is left out. */
export function AddressLine({ address }: Pick<Order, 'address'>) {
  const { apartmentNumber, street, city, pincode } = address;
  return (
    <span className="wrap-anywhere">
      {[apartmentNumber, street, city].filter(Boolean).join(', ')}{' '}
      <span className="whitespace-nowrap">- {pincode}</span>
    </span>
  );
}
