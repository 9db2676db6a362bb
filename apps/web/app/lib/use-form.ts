import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { CallError } from './call.ts';
import { libCopy } from './copy.ts';
import { focusFirstError } from './focus-first-error.ts';

type Schema = NonNullable<Endpoint['body']>;
type Errors = Record<string, string | undefined>;

type FormOptions<S extends Schema, Result> = {
  schema: S;
  /** Converts the fields to the input of the schema; default: each field by its name. */
  read?: (fields: FormData) => unknown;
  send: (input: S['_zod']['output']) => Promise<Result>;
};

type Form<Result> = {
  /** By field name. */
  errors: Errors;
  /** Error about the whole form. */
  problem: string | undefined;
  busy: boolean;
  /** Resolves to undefined if it failed. */
  submit: () => Promise<Result | undefined>;
  clear: () => void;
  props: Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'method' | 'noValidate'> & {
    ref: RefObject<HTMLFormElement | null>;
  };
};

export const fieldErrors = (
  issues: readonly { path: PropertyKey[]; message: string }[],
): Errors => {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
};

type Failure = { errors: Errors; problem?: string };

export const toFormFailure = (error: unknown, hasField: (name: string) => boolean): Failure => {
  if (error instanceof TypeError) return { errors: {}, problem: libCopy.noConnection };
  if (!(error instanceof CallError)) {
    console.error('A form could not be sent', error);
    return { errors: {}, problem: libCopy.somethingWrong };
  }
  const errors = error.reason.fields ?? {};
  return Object.keys(errors).some(hasField) ? { errors } : { errors: {}, problem: error.message };
};

/**
 * Fields are uncontrolled, so that input before hydration and after errors is kept. The first
 * invalid field gets the focus.
 */
export const useForm = <S extends Schema, Result>({
  schema,
  read,
  send,
}: FormOptions<S, Result>): Form<Result> => {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [state, setState] = useState<Failure & { busy: boolean }>({ errors: {}, busy: false });
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) focusFirstError(ref.current);
  }, [failures]);

  const fail = (failure: Failure): undefined => {
    setState({ ...failure, busy: false });
    setFailures((count) => count + 1);
  };
  const submit = async (): Promise<Result | undefined> => {
    const form = ref.current;
    if (!form || isSending.current) return undefined;
    const fields = new FormData(form);
    const parsed = schema.safeParse(read ? read(fields) : Object.fromEntries(fields));
    if (!parsed.success) return fail({ errors: fieldErrors(parsed.error.issues) });
    isSending.current = true;
    setState({ errors: {}, busy: true });
    try {
      const result = await send(parsed.data);
      setState({ errors: {}, busy: false });
      return result;
    } catch (error) {
      return fail(toFormFailure(error, (name) => form.elements.namedItem(name) !== null));
    } finally {
      isSending.current = false;
    }
  };

  return {
    errors: state.errors,
    problem: state.problem,
    busy: state.busy,
    submit,
    clear: () => setState({ errors: {}, busy: false }),
    props: {
      ref,
      noValidate: true,
      // If the browser submits the form itself, the data must not end up in the URL.
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
      onInput: ({ target }) => {
        const { name } = target as HTMLInputElement;
        if (state.errors[name])
          setState({ ...state, errors: { ...state.errors, [name]: undefined } });
      },
    },
  };
};
