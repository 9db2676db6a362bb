import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { controlStyle, describedBy, FieldFrame, type FieldText } from './field.tsx';

export type NativeOption<Value extends string = string> = {
  value: Value;
  label: string;
  group?: string;
};

const grouped = <Option extends NativeOption>(options: readonly Option[]) => {
  const groups: { name: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
};

function Options({ options }: { options: readonly NativeOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type NativeSelectProps<Value extends string> = FieldText & {
  /** Options of a group must be consecutive. */
  options: readonly NativeOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
  /** Less padding, for two selects in a row on phones. */
  isNarrow?: boolean;
  className?: string;
};

/** For plain options. Select supports notes and disabled options. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { options, value, onChange, name, disabled, isNarrow, error } = props;
  const id = useId();
  return (
    <FieldFrame {...props} id={id}>
      <span className="relative block">
        <select
          id={id}
          name={name}
          disabled={disabled}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, props)}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={controlStyle(
            Boolean(error),
            cx('h-12 w-full appearance-none truncate', isNarrow ? 'pr-7 pl-3' : 'pr-10'),
          )}
        >
          {grouped(options).map(({ name: group, options: groupOptions }) =>
            group === undefined ? (
              <Options key="" options={groupOptions} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={groupOptions} />
              </optgroup>
            ),
          )}
        </select>
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute text-plum-700',
            isNarrow ? 'top-4 right-2 size-4' : 'top-3.5 right-3 size-5',
          )}
        />
      </span>
    </FieldFrame>
  );
}
