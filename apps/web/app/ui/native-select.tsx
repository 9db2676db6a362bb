import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { controlStyle, FieldFrame, type FieldText } from './field.tsx';

type NativeSelectProps<Value extends string> = FieldText & {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * The browser's own list, for a few plain words: it needs no code, and phones show it as they show all
 * others. Where lines have notes or marks, Select draws them.
 */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { options, value, onChange } = props;
  const id = useId();
  return (
    <FieldFrame {...props} id={id}>
      <span className="relative block">
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={controlStyle(false, 'h-12 w-full appearance-none truncate pr-10')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 right-3 size-5 text-plum-700"
        />
      </span>
    </FieldFrame>
  );
}
