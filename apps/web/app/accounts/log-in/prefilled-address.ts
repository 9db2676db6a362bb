import { useRememberedPincode } from '../pincode-store.ts';
import type { PrefilledAddress } from '../shared/address-fields.tsx';
import { useVisitAddressDraft } from '../visit-address-draft-store.ts';

export const usePrefilledAddress = (): PrefilledAddress => {
  const given = useVisitAddressDraft();
  const pincode = useRememberedPincode();
  return given ? { ...given, pincode: given.pincode || pincode } : { pincode };
};
