import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';
import { SearchField } from './search-field.tsx';

type SearchComboboxProps<Option> = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Best match first; Enter picks the active one. */
  options: readonly Option[];
  keyOf: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  onPick: (option: Option) => void;
  /** The options are for an earlier text: Enter waits for the current ones. */
  isOutdated?: boolean;
  /** Number of results, for screen readers. */
  status: string;
  error?: string | undefined;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
  children?: ReactNode;
};

/** The options are part of the page, below the field. */
export function SearchCombobox<Option>(props: SearchComboboxProps<Option>) {
  const { keyOf, renderOption, onPick, isOutdated = false, value, error } = props;
  const id = useId();
  const [activeKey, setActiveKey] = useState<string>();
  // Text for which Escape closed the list.
  const [closedFor, setClosedFor] = useState<string>();
  // Text for which Enter was pressed before its options arrived.
  const [enteredFor, setEnteredFor] = useState<string>();
  const options = closedFor === value ? [] : props.options;
  const activeIndex = Math.max(
    0,
    options.findIndex((option) => keyOf(option) === activeKey),
  );
  const active = options[activeIndex];
  const pickActive = useEffectEvent(() => {
    setEnteredFor(undefined);
    if (active !== undefined) onPick(active);
  });
  const isDue = enteredFor === value && !isOutdated;
  useEffect(() => {
    if (isDue) pickActive();
  }, [isDue]);
  const move = (step: number): void => {
    const next = options[(activeIndex + step + options.length) % options.length];
    if (next !== undefined) setActiveKey(keyOf(next));
  };
  const press = (event: KeyboardEvent): void => {
    // Keeps the text; the next Escape closes the surrounding dialog.
    if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault();
      setClosedFor(value);
    }
    if (event.key === 'ArrowDown') setClosedFor(undefined);
    if (event.key === 'Enter' && isOutdated) {
      event.preventDefault();
      setEnteredFor(value);
      return;
    }
    if (options.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined) onPick(active);
    }
  };
  return (
    <div>
      <SearchField
        ref={props.ref}
        // Inputs of type search clear themselves on Escape.
        type="text"
        label={props.label}
        value={value}
        maxLength={props.maxLength ?? 80}
        autoComplete="off"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === undefined ? undefined : `${id}-${keyOf(active)}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={press}
        onChange={(text) => {
          setActiveKey(undefined);
          setClosedFor(undefined);
          setEnteredFor(undefined);
          props.onChange(text);
        }}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p role="status" className="sr-only">
        {props.status}
      </p>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={props.label}
        aria-busy={isOutdated}
        className={cx(
          options.length > 0 &&
            'mt-2 divide-y divide-sand overflow-hidden rounded-card border border-sand bg-white',
          isOutdated && 'opacity-60',
        )}
      >
        {options.map((option) => (
          // The focus stays in the field; options are only tapped.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={keyOf(option)}
            id={`${id}-${keyOf(option)}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            onClick={() => onPick(option)}
            className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 leading-snug transition-colors outline-none hover:bg-haldi-50 aria-selected:bg-haldi-100"
          >
            {renderOption(option)}
          </div>
        ))}
      </div>
      {props.children}
    </div>
  );
}
