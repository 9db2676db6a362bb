import {
  CurrentPolicy,
  PolicyTextInput,
  type StaffPolicy,
} from '@haldi/contract/policies/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { toast } from '../../ui/toast.ts';
import { policiesDeskCopy as copy } from './copy.ts';
import { useSavePolicy } from './queries.ts';

const textOf = ({ ownText, defaultText }: StaffPolicy): string => ownText ?? defaultText;

const currentPolicyFrom = (error: unknown): StaffPolicy | undefined =>
  error instanceof CallError && error.reason.code === 'POLICY_CHANGED'
    ? CurrentPolicy.safeParse(error.reason.details).data?.standing
    : undefined;

export const usePolicyForm = (loaded: StaffPolicy) => {
  const [saved, setSaved] = useState(loaded);
  const [text, setText] = useState(() => textOf(loaded));
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<string>();
  const { mutateAsync, isPending } = useSavePolicy(loaded.kind);

  const resetForm = (standing: StaffPolicy): void => {
    setSaved(standing);
    setText(textOf(standing));
    setTheirs(undefined);
    setError(undefined);
    setProblem(undefined);
  };
  const fail = (failure: unknown): void => {
    toast.error(copy.failed);
    const standing = currentPolicyFrom(failure);
    if (standing) {
      // The user has seen the conflict, so the next save overwrites.
      setSaved(standing);
      setTheirs(textOf(standing));
    } else if (failure instanceof CallError) {
      setError(failure.reason.fields?.text);
      setProblem(failure.reason.fields?.text ? undefined : failure.message);
    } else {
      setProblem(libCopy.noConnection);
    }
  };
  const send = async (own: string | null): Promise<boolean> => {
    setError(undefined);
    setProblem(undefined);
    try {
      resetForm(await mutateAsync({ text: own, version: saved.version }));
      toast.success(copy.saved);
      return true;
    } catch (failure) {
      fail(failure);
      return false;
    }
  };
  const save = async (): Promise<void> => {
    const own = PolicyTextInput.safeParse(text);
    if (!own.success) {
      setError(own.error.issues[0]?.message);
      return;
    }
    // A text equal to the default is not stored, so that it keeps following the settings.
    await send(own.data === saved.defaultText ? null : own.data);
  };
  return {
    saved,
    text,
    error,
    problem,
    theirs,
    isPending,
    isChanged: text !== textOf(saved),
    save,
    goBack: () => send(null),
    change: (typed: string): void => {
      setText(typed);
      setError(undefined);
    },
    discard: () => resetForm(saved),
  };
};
export type PolicyForm = ReturnType<typeof usePolicyForm>;
