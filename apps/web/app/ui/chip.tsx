import type { ComponentProps, FocusEvent } from 'react';
import { cx } from './cx.ts';

type ChipProps = ComponentProps<'button'> & { chosen: boolean };

/** Browsers do not scroll a half-visible chip into view on focus. */
const comeIntoView = ({ currentTarget }: FocusEvent): void =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export function Chip({ chosen, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      onFocus={comeIntoView}
      {...rest}
      aria-pressed={chosen}
      className={cx(
        'min-h-11 rounded-full border px-4 py-1.5 text-base leading-tight whitespace-nowrap transition-colors',
        chosen
          ? 'border-plum-700 bg-plum-700 text-white'
          : 'border-edge bg-white text-plum-900 hover:border-plum-600 hover:bg-haldi-100',
        className,
      )}
    />
  );
}
