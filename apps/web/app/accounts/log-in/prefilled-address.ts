import { useRememberedPincode } from '../pincode-store.ts';
import type { PrefilledAddress } from '../shared/address-fields.tsx';
import { useVisitAddressDraft } from '../visit-address-draft-store.ts';

/** What a visitor has said of where she lives: an address typed for a visit need not be typed again. */
export const usePrefilledAddress = (): PrefilledAddress => {
  const given = useVisitAddressDraft();
  const pincode = useRememberedPincode();
  return given ? { ...given, pincode: given.pincode || pincode } : { pincode };
};
