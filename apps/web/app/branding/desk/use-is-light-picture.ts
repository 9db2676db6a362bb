import { isLightPicture } from '@haldi/contract/images/is-light-picture';
import { useEffect, useState } from 'react';

const side = 64;

const detectIsLight = async (address: string): Promise<boolean> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(side, side).getContext('2d');
  canvas?.drawImage(picture, 0, 0, side, side);
  return isLightPicture(canvas?.getImageData(0, 0, side, side).data ?? []);
};

/** Mirrors the check of the server for a file that is not uploaded yet. */
export const useIsLightPicture = (address: string | undefined): boolean => {
  const [seen, setSeen] = useState<{ address: string; isLight: boolean }>();
  useEffect(() => {
    if (!address) return;
    // A file that cannot be decoded here is refused with a reason when it is saved.
    detectIsLight(address).then(
      (isLight) => setSeen({ address, isLight }),
      () => undefined,
    );
  }, [address]);
  return seen?.address === address && seen?.isLight === true;
};
