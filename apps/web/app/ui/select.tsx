import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { describedBy, FieldFrame, type FieldText } from './field.tsx';
import { lazyPart } from './lazy-part.tsx';
import { type SelectControlProps, type SelectOption, selectTriggerStyle } from './select-props.ts';

const SelectPopup = lazyPart<SelectControlProps>(() =>
  import('./select-popup.tsx').then((module) => module.SelectPopup),
);

export const preloadSelect = SelectPopup.preload;

/**
 * Looks and reads like the real one; the first press fetches it and opens it. The press is answered
 * first: the focus goes to the list once that is there, not to this and then to the list.
 */
function ClosedSelect(props: SelectControlProps & { onOpen: () => void }) {
  const { id, labelId, value, options, placeholder, onOpen } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <button
      type="button"
      id={id}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={`${id}-list`}
      aria-labelledby={`${labelId} ${id}-value`}
      aria-describedby={props.describedBy}
      aria-invalid={props.hasError || undefined}
      aria-required={props.required || undefined}
      disabled={props.disabled}
      onPointerEnter={SelectPopup.preload}
      onFocus={SelectPopup.preload}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => afterPaint(onOpen)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onOpen();
      }}
      className={selectTriggerStyle(props.hasError, !chosen)}
    >
      <span id={`${id}-value`} className="truncate">
        {chosen?.label ?? placeholder}
      </span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-plum-700" />
    </button>
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
  const [isWanted, setIsWanted] = useState(false);
  const id = useId();
  const control: SelectControlProps = {
    id,
    labelId: `${id}-label`,
    describedBy: describedBy(id, props),
    hasError: Boolean(props.error),
    placeholder,
    options,
    value,
    onChange: (next) => {
      const chosen = options.find((option) => option.value === next);
      if (chosen) onChange(chosen.value);
    },
    disabled,
    required,
    name: props.name,
  };
  const closed = <ClosedSelect {...control} onOpen={() => setIsWanted(true)} />;
  return (
    <FieldFrame {...props} id={id} labelId={control.labelId}>
      {isWanted ? <SelectPopup {...control} meanwhile={closed} /> : closed}
      {!isWanted && props.name && <input type="hidden" name={props.name} value={value ?? ''} />}
    </FieldFrame>
  );
}
