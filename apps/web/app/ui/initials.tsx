import { initialsOf } from '../lib/initials.ts';
import { cx } from './cx.ts';

type InitialsProps = {
  name: string;
  /** Size and colours. */
  className: string;
};

/** Stands for the picture of somebody whose name is written beside it. */
export function Initials({ name, className }: InitialsProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex shrink-0 items-center justify-center rounded-full font-semibold',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
