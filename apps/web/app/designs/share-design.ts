import type { Design } from '@haldi/contract/designs/design';
import { designsCopy } from './copy.ts';

/** The phone's own sheet where there is one, else the link goes to the clipboard; what to say then. */
export const shareDesign = async (design: Design, address: string): Promise<string> => {
  if (navigator.share) {
    await navigator
      .share({ title: design.name, text: designsCopy.shareText(design), url: address })
      // Closing the sheet without sharing is an answer, not a failure.
      .catch(() => undefined);
    return '';
  }
  try {
    await navigator.clipboard.writeText(address);
    return designsCopy.copied;
  } catch {
    return designsCopy.copyFailed;
  }
};
