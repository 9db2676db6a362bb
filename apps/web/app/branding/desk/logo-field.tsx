import type { Logo } from '@haldi/contract/branding/schema';
import { isLightPicture } from '@haldi/contract/images/is-light-picture';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PictureInput } from '../../ui/picture-input.tsx';
import { logoBackgroundClass } from '../shared/salon-logo.tsx';
import { brandingCopy as copy } from './copy.ts';

type LogoPreviewProps = {
  name: string;
  address: string | undefined;
  ground: string;
  className: string;
};

function LogoPreview({ name, address, ground, className }: LogoPreviewProps) {
  return (
    <figure className="min-w-0 grow basis-40">
      <div className={cx('flex h-28 items-center justify-center rounded-field p-4', className)}>
        {address ? (
          <img
            src={address}
            alt=""
            className={cx('max-h-full max-w-full object-contain', ground)}
          />
        ) : (
          <span className="text-sm">{copy.noLogo}</span>
        )}
      </div>
      <figcaption className="mt-1.5 text-sm text-stone">{name}</figcaption>
    </figure>
  );
}

type LogoFieldProps = {
  saved: Logo | null;
  file: Blob | undefined;
  isRemoved: boolean;
  error?: string | undefined;
  onChoose: (file: Blob | undefined) => void;
  onRemove: (isRemoved: boolean) => void;
};

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
const useIsLightPicture = (address: string | undefined): boolean => {
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

export function LogoField(props: LogoFieldProps) {
  const { saved, file, isRemoved, error, onChoose, onRemove } = props;
  const chosen = useObjectUrl(file);
  const address = chosen ?? (isRemoved ? undefined : saved?.address);
  const isChosenLight = useIsLightPicture(chosen);
  const isLight = chosen ? isChosenLight : saved?.isLight === true;
  return (
    <div className="space-y-5 sm:col-span-2">
      <div className="flex flex-wrap gap-4">
        <LogoPreview
          name={copy.onLight}
          address={address}
          ground={logoBackgroundClass(isLight, false)}
          className="border border-sand bg-ivory text-stone"
        />
        <LogoPreview
          name={copy.onDark}
          address={address}
          ground={logoBackgroundClass(isLight, true)}
          className="bg-plum-900 text-sand"
        />
      </div>
      <PictureInput
        text={address ? copy.otherLogo : copy.chooseLogo}
        hint={copy.logoHint}
        error={error}
        keepsTransparency
        onChoose={onChoose}
      >
        {address && (
          <Button look="quiet" onClick={() => (file ? onChoose(undefined) : onRemove(true))}>
            <Trash2 aria-hidden="true" className="size-5" />
            {copy.removeLogo}
          </Button>
        )}
        {saved && isRemoved && !file && (
          <Button look="quiet" onClick={() => onRemove(false)}>
            {copy.keepLogo}
          </Button>
        )}
      </PictureInput>
    </div>
  );
}
