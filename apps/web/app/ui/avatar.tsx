import { useState } from 'react';
import { cx } from './cx.ts';
import { Initials } from './initials.tsx';

type AvatarProps = {
  name: string;
  /** Null: initials. */
  picture: string | null;
  isPale?: boolean;
  /** Size and font size. */
  className: string;
};

/** Decorative: show the name beside it. */
export function Avatar({ name, picture, isPale = false, className }: AvatarProps) {
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
