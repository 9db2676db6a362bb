import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts';

type Looks = { look?: ButtonLook; size?: ButtonSize; className?: string };

/** A link that looks like a button; it leads somewhere, a button does something. */
export function LinkButton({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: LinkProps & Looks) {
  return <Link prefetch="intent" {...rest} className={buttonStyle(look, size, className)} />;
}
