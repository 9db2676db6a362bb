import { cx } from './cx.ts';
import { Initials } from './initials.tsx';

type FaceProps = {
  name: string;
  /** The address of a picture; null: there is none, and the initials stand for it. */
  image: string | null;
  /** Size. */
  className: string;
};

/** Somebody whose name is written beside it. */
export function Face({ name, image, className }: FaceProps) {
  if (image === null) {
    return <Initials name={name} className={cx('bg-haldi-200 text-plum-900', className)} />;
  }
  return (
    <img
      src={image}
      alt=""
      width={480}
      height={480}
      className={cx('shrink-0 rounded-full object-cover', className)}
    />
  );
}
