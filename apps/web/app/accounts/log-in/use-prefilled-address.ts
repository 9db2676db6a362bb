import { useRememberedPincode } from '../pincode-store.ts';
import type { PrefilledAddress } from '../shared/address-fields.tsx';
import { useVisitAddressDraft } from '../visit-address-draft-store.ts';

export const usePrefilledAddress = (): PrefilledAddress => {
  const draft = useVisitAddressDraft();
  const pincode = useRememberedPincode();
  return draft ? { ...draft, pincode: draft.pincode || pincode } : { pincode };
};
