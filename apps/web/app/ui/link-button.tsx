import type { LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Link } from './prefetching-links.tsx';

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  look?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

export function LinkButton({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle(look, size, className)} />;
}
