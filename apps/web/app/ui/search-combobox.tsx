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

type FindFieldProps<Option> = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Best match first; Enter picks the active one. */
  options: readonly Option[];
  keyOf: (option: Option) => string;
  draw: (option: Option) => ReactNode;
  onPick: (option: Option) => void;
  /** The options are for an earlier text: Enter waits for the current ones. */
  isBehind?: boolean;
  /** Number of results, for screen readers. */
  status: string;
  error?: string | undefined;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
  children?: ReactNode;
};

/** The options are part of the page, below the field. */
export function SearchCombobox<Option>(props: FindFieldProps<Option>) {
  const { keyOf, draw, onPick, isBehind = false, value, error } = props;
  const id = useId();
  const [marked, setMarked] = useState<string>();
  // Text for which Escape closed the list.
  const [shut, setShut] = useState<string>();
  // Text for which Enter was pressed before its options arrived.
  const [entered, setEntered] = useState<string>();
  const options = shut === value ? [] : props.options;
  const at = Math.max(
    0,
    options.findIndex((option) => keyOf(option) === marked),
  );
  const active = options[at];
  const take = useEffectEvent(() => {
    setEntered(undefined);
    if (active !== undefined) onPick(active);
  });
  const isDue = entered === value && !isBehind;
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
  const move = (step: number): void => {
    const next = options[(at + step + options.length) % options.length];
    if (next !== undefined) setMarked(keyOf(next));
  };
  const press = (event: KeyboardEvent): void => {
    // Keeps the text; the next Escape closes the surrounding dialog.
    if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault();
      setShut(value);
    }
    if (event.key === 'ArrowDown') setShut(undefined);
    if (event.key === 'Enter' && isBehind) {
      event.preventDefault();
      setEntered(value);
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
          setMarked(undefined);
          setShut(undefined);
          setEntered(undefined);
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
        aria-busy={isBehind}
        className={cx(
          options.length > 0 &&
            'mt-2 divide-y divide-sand overflow-hidden rounded-card border border-sand bg-white',
          isBehind && 'opacity-60',
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
            {draw(option)}
          </div>
        ))}
      </div>
      {props.children}
    </div>
  );
}
