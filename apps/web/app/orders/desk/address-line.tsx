import type { Order } from '@haldi/contract/orders/schema';

/** Apartment, street, city - pincode; what is empty is left out. */
export function AddressLine({ address }: Pick<Order, 'address'>) {
  const { apartmentNumber, street, city, pincode } = address;
  return (
    <>
      {[apartmentNumber, street, city].filter(Boolean).join(', ')}{' '}
      <span className="whitespace-nowrap">- {pincode}</span>
    </>
  );
}
