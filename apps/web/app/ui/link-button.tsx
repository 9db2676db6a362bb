import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts';
import { InnerLink, type InnerLinkProps } from './inner-link.tsx';

type Looks = { look?: ButtonLook; size?: ButtonSize };

/** A link that looks like a button; it leads somewhere, a button does something. */
export function LinkButton({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: InnerLinkProps & Looks) {
  return <InnerLink {...rest} className={buttonStyle(look, size, className)} />;
}
