import { type RefObject, useEffect, useRef } from 'react';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

const serialize = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.size],
    ]),
  );

const interactions = ['pointerdown', 'keydown', 'beforeinput'] as const;

type UnsavedFormProps = {
  form: { props: { ref: RefObject<HTMLFormElement | null> } };
  /** Something changed that is not a form field. */
  isChosen?: boolean;
};

/**
 * Place it inside the form. The values are remembered at the first interaction, so that fields
 * added later are not counted as changes.
 */
export function UnsavedFormWarning({ form, isChosen = false }: UnsavedFormProps): null {
  const { ref } = form.props;
  const initialValues = useRef<string>(undefined);
  useEffect(() => {
    const fields = ref.current;
    if (!fields) return undefined;
    const stop = new AbortController();
    const remember = (): void => {
      initialValues.current ??= serialize(fields);
    };
    const forget = (): void => {
      initialValues.current = undefined;
    };
    for (const touch of interactions) {
      fields.addEventListener(touch, remember, { capture: true, signal: stop.signal });
    }
    fields.addEventListener('reset', forget, { signal: stop.signal });
    return () => stop.abort();
  }, [ref]);
  useUnsavedWarning(() => {
    if (isChosen) return true;
    const fields = ref.current;
    return (
      fields !== null &&
      initialValues.current !== undefined &&
      serialize(fields) !== initialValues.current
    );
  });
  return null;
}
