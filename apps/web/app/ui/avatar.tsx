import { useState } from 'react';
import { cx } from './cx.ts';
import { Initials } from './initials.tsx';

type FaceProps = {
  name: string;
  /** An address; null: her initials stand for it. */
  picture: string | null;
  /** Somebody who is no longer there is paler. */
  isPale?: boolean;
  /** Size, of the letters too. */
  className: string;
};

/** Somebody whose name is written beside it; as large with a picture as without. */
export function Avatar({ name, picture, isPale = false, className }: FaceProps) {
  const [broken, setBroken] = useState<string>();
  if (picture === null || picture === broken) {
    const colours = isPale ? 'bg-sand text-stone' : 'bg-haldi-200 text-plum-900';
    return <Initials name={name} className={cx(colours, className)} />;
  }
  return (
    <img
      src={picture}
      alt=""
      decoding="async"
      onError={() => setBroken(picture)}
      className={cx(
        'shrink-0 rounded-full bg-haldi-100 object-cover',
        isPale && 'opacity-60 grayscale',
        className,
      )}
    />
  );
}
