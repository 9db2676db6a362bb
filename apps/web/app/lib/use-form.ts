import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { CallError } from './call.ts';
import { libCopy } from './copy.ts';
import { focusFirstError } from './focus-first-error.ts';

type Schema = NonNullable<Endpoint['body']>;
type Errors = Record<string, string | undefined>;

type FormOptions<S extends Schema, Result> = {
  schema: S;
  /** What the fields hold, in the shape the schema reads; by default each field by its name. */
  read?: (fields: FormData) => unknown;
  send: (input: S['_zod']['output']) => Promise<Result>;
};

type Form<Result> = {
  /** What is wrong with each field, by its name. */
  errors: Errors;
  /** What is wrong with the whole. */
  problem: string | undefined;
  busy: boolean;
  /** Sends it without a press of its own button; nothing when that failed. */
  submit: () => Promise<Result | undefined>;
  /** Takes the messages back. */
  clear: () => void;
  props: Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'method' | 'noValidate'> & {
    ref: RefObject<HTMLFormElement | null>;
  };
};

/** The first thing wrong with each field. */
export const fieldErrors = (
  issues: readonly { path: PropertyKey[]; message: string }[],
): Errors => {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
};

type Failure = { errors: Errors; problem?: string };

/** What a failed sending has to say, beside the fields it is about and else about the whole. */
export const failureOf = (error: unknown, hasField: (name: string) => boolean): Failure => {
  if (error instanceof TypeError) return { errors: {}, problem: libCopy.noConnection };
  if (!(error instanceof CallError)) {
    console.error('A form could not be sent', error);
    return { errors: {}, problem: libCopy.somethingWrong };
  }
  const errors = error.reason.fields ?? {};
  return Object.keys(errors).some(hasField) ? { errors } : { errors: {}, problem: error.message };
};

/**
 * A form that keeps what was typed: the browser holds the fields, also what was typed before the
 * page woke up, and a failure only adds messages. The first field that is wrong gets the focus, once.
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
      return fail(failureOf(error, (name) => form.elements.namedItem(name) !== null));
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
      // Never in the address, should the browser send it by itself.
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
