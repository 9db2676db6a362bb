import { useVisitAddressDraft } from '../given-address-store.ts';
import { useRememberedPincode } from '../pincode-store.ts';
import type { PrefilledAddress } from '../shared/address-fields.tsx';

/** What a visitor has said of where she lives: an address typed for a visit need not be typed again. */
export const usePrefilledAddress = (): PrefilledAddress => {
  const given = useVisitAddressDraft();
  const pincode = useRememberedPincode();
  return given ? { ...given, pincode: given.pincode || pincode } : { pincode };
};
