import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'className'> & {
  /** Its name, and what stands in it while it is empty. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The round one of the website, for staff screens a square one. */
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
