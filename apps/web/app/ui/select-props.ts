import { cx } from './cx.ts';
import { controlStyle } from './field.tsx';

/** `value` is never empty: nothing chosen is `null`, shown as the placeholder. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** A word at the end of the line, such as why it cannot be chosen. */
  note?: string;
  disabled?: boolean;
};

export type SelectControlProps = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  hasError: boolean;
  placeholder: string;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  disabled: boolean;
  required: boolean;
  name: string | undefined;
};

export const selectTriggerStyle = (hasError: boolean, isEmpty: boolean): string =>
  controlStyle(
    hasError,
    cx(
      'flex h-12 items-center justify-between gap-3 text-left active:bg-haldi-100',
      isEmpty && 'text-stone',
    ),
  );
