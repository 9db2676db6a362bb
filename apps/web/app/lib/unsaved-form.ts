import { type RefObject, useEffect, useRef } from 'react';
import { useUnsaved } from './use-unsaved.ts';

/** What the fields hold, to be compared. */
const written = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.size],
    ]),
  );

const touches = ['pointerdown', 'keydown', 'beforeinput'] as const;

type UnsavedFormProps = {
  /** The form of `useForm` that it stands in. */
  form: { props: { ref: RefObject<HTMLFormElement | null> } };
  /** Something was chosen that no field holds. */
  isChosen?: boolean;
};

/**
 * Stands in a form, whoever holds its fields, and knows whether they were changed: what they held just
 * before somebody touched them is remembered, so that fields which come later count as its own.
 */
export function UnsavedForm({ form, isChosen = false }: UnsavedFormProps): null {
  const { ref } = form.props;
  const before = useRef<string>(undefined);
  useEffect(() => {
    const fields = ref.current;
    if (!fields) return undefined;
    const stop = new AbortController();
    const remember = (): void => {
      before.current ??= written(fields);
    };
    const forget = (): void => {
      before.current = undefined;
    };
    for (const touch of touches) {
      fields.addEventListener(touch, remember, { capture: true, signal: stop.signal });
    }
    fields.addEventListener('reset', forget, { signal: stop.signal });
    return () => stop.abort();
  }, [ref]);
  useUnsaved(() => {
    if (isChosen) return true;
    const fields = ref.current;
    return fields !== null && before.current !== undefined && written(fields) !== before.current;
  });
  return null;
}
