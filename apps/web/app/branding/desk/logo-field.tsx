import type { Logo } from '@haldi/contract/branding/schema';
import { Trash2 } from 'lucide-react';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PictureInput } from '../../ui/picture-input.tsx';
import { logoBackgroundClass } from '../shared/salon-logo.tsx';
import { brandingCopy as copy } from './copy.ts';
import { useIsLightPicture } from './use-is-light-picture.ts';

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
