import type { UserData } from '@haldi/contract/accounts/schema';

type OnEnvelope = Pick<UserData, 'apartmentNumber' | 'street' | 'town' | 'state' | 'pincode'>;

/** An address as it stands on an envelope; what is empty is left out. */
export const envelopeLines = (address: OnEnvelope): string[] => {
  const town = [address.town, address.state].filter((part) => part !== '').join(', ');
  return [address.apartmentNumber, address.street, `${town} ${address.pincode}`]
    .map((line) => line.trim())
    .filter((line) => line !== '');
};
