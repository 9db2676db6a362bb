import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Without padding. */
  flush?: boolean;
};

export function Card({ as: Tag = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...(rest as object)}
      className={cx(
        'rounded-card border border-sand bg-white shadow-soft',
        !flush && 'p-5',
        className,
      )}
    />
  );
}
