import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { controlStyle, describedBy, FieldFrame, type FieldText } from './field.tsx';

/** `value` is never empty; `null` shows the placeholder. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** Shown at the end, e.g. why the option is disabled. */
  note?: string;
  disabled?: boolean;
  isAlternative?: boolean;
};

const triggerStyle = (hasError: boolean, isEmpty: boolean): string =>
  controlStyle(
    hasError,
    cx(
      'flex h-12 items-center justify-between gap-3 text-left active:bg-haldi-100',
      isEmpty && 'text-stone',
    ),
  );

function Option({ option }: { option: SelectOption }) {
  return (
    <Base.Item
      value={option.value}
      disabled={option.disabled ?? false}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-field px-3 py-2 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-stone data-highlighted:bg-haldi-100 data-selected:font-semibold',
        option.isAlternative && 'my-0.5 border border-dashed border-edge text-plum-600',
      )}
    >
      <span className="size-5 shrink-0">
        <Base.ItemIndicator>
          <Check aria-hidden="true" className="size-5 text-plum-700" />
        </Base.ItemIndicator>
      </span>
      <Base.ItemText className="grow">{option.label}</Base.ItemText>
      {option.note && <span className="text-sm font-normal text-stone">{option.note}</span>}
    </Base.Item>
  );
}

type OptionListProps = { labelId: string; options: readonly SelectOption[] };

function OptionList({ labelId, options }: OptionListProps) {
  return (
    <Base.Portal>
      <section aria-labelledby={labelId}>
        <Base.Positioner
          sideOffset={6}
          alignItemWithTrigger={false}
          className="z-50 w-(--anchor-width) min-w-40 outline-none"
        >
          <Base.Popup className="max-h-(--available-height) overflow-y-auto rounded-card border border-sand bg-white p-1.5 shadow-soft transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Base.List>
              {options.map((option) => (
                <Option key={option.value} option={option} />
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </section>
    </Base.Portal>
  );
}

type SelectProps<Value extends string> = FieldText & {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  className?: string;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder = '', disabled = false, required = false } = props;
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <FieldFrame {...props} id={id} labelId={labelId}>
      <CSPProvider disableStyleElements>
        <Base.Root
          modal={false}
          items={options}
          value={value}
          onValueChange={(next) => next !== null && onChange(next)}
          disabled={disabled}
          required={required}
          {...(props.name !== undefined && { name: props.name })}
        >
          <Base.Trigger
            id={id}
            aria-labelledby={`${labelId} ${id}-value`}
            aria-describedby={describedBy(id, props)}
            aria-invalid={Boolean(props.error) || undefined}
            className={triggerStyle(Boolean(props.error), value === null)}
          >
            <Base.Value id={`${id}-value`} placeholder={placeholder} className="truncate" />
            <Base.Icon>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-plum-700" />
            </Base.Icon>
          </Base.Trigger>
          <OptionList labelId={labelId} options={options} />
        </Base.Root>
      </CSPProvider>
    </FieldFrame>
  );
}
