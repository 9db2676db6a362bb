import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'className'> & {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Round on the website, square on staff screens. */
  isRound?: boolean;
  className?: string;
};

export function SearchField(props: SearchFieldProps) {
  const { label, onChange, isRound = false, className, ...input } = props;
  return (
    <div className={cx('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-4 size-5 text-plum-700"
      />
      <input
        type="search"
        {...input}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => onChange(target.value)}
        enterKeyHint="search"
        className={cx(
          'h-12 w-full border border-edge bg-white pr-4 pl-12 placeholder:text-stone',
          isRound ? 'rounded-full' : 'rounded-field',
        )}
      />
    </div>
  );
}
