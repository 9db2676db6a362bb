import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export function FieldError({ className = 'mt-1.5', children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={cx('flex items-start gap-1.5 text-sm text-brick-600', className)}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
