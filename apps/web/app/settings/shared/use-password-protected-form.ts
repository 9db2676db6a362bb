import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { changedDraftFields, mergeDrafts } from '../../lib/draft-changes.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast.ts';
import type { OthersChanges } from './versioned-form.tsx';

type Loaded<Settings> = { settings: Settings; version: number; hasPassword: boolean };
type Update<Settings> = Settings & { version: number; password?: string };
type Errors = Partial<Record<string, string | undefined>>;

type Options<Settings, State extends Loaded<Settings>, Draft> = {
  loaded: State;
  toDraft: (state: State) => Draft;
  validate: (
    draft: Draft,
  ) => { settings: Settings; errors?: never } | { settings?: never; errors: Errors };
  /** Throws a `CallError`. */
  send: (update: Update<Settings>) => Promise<State>;
  isPending: boolean;
  /** The current state from the details of SETTINGS_CHANGED. */
  readStanding: (details: unknown) => State | undefined;
  describeChanges: (before: Draft, after: Draft) => string[];
  copy: { wrong: string; saved: string; failed: string; changedByOther: string };
};

/** Settings that are saved with the password, or with a recent login where there is none. */
export const usePasswordProtectedForm = <
  Settings extends object,
  State extends Loaded<Settings>,
  Draft extends object,
>(
  options: Options<Settings, State, Draft>,
) => {
  const { loaded, toDraft, copy } = options;
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => toDraft(loaded));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [isLoginOld, setIsLoginOld] = useState(false);
  const [othersChanges, setOthersChanges] = useState<OthersChanges>();
  const [unproven, setUnproven] = useState<Update<Settings>>();
  const baseDraft = toDraft(saved);

  const reset = (standing: State): void => {
    setSaved(standing);
    setDraft(toDraft(standing));
    setErrors({});
    setProblem(undefined);
    setIsLoginOld(false);
    setOthersChanges(undefined);
  };
  const standingFrom = (error: unknown): State | undefined =>
    error instanceof CallError && error.reason.code === 'SETTINGS_CHANGED'
      ? options.readStanding(error.reason.details)
      : undefined;
  /** Throws what the caller has to show. */
  const send = async (update: Update<Settings>): Promise<void> => {
    try {
      reset(await options.send(update));
      toast.success(copy.saved);
    } catch (error) {
      const standing = standingFrom(error);
      if (!standing) throw error;
      const theirs = toDraft(standing);
      const changes = options.describeChanges(baseDraft, theirs);
      setOthersChanges({ title: copy.changedByOther, changes });
      setDraft(mergeDrafts(draft, baseDraft, theirs));
      setSaved(standing);
      toast.error(copy.failed);
    }
    setUnproven(undefined);
  };
  const save = async (): Promise<void> => {
    const { settings, errors: wrong } = options.validate(draft);
    setErrors(wrong ?? {});
    setProblem(wrong ? copy.wrong : undefined);
    setIsLoginOld(false);
    if (!settings) return;
    const update = { ...settings, version: saved.version };
    if (saved.hasPassword) {
      setUnproven(update);
      return;
    }
    try {
      await send(update);
    } catch (error) {
      toast.error(copy.failed);
      setProblem(errorText(error));
      setIsLoginOld(error instanceof CallError && error.reason.code === 'LOG_IN_AGAIN');
    }
  };
  const hasErrors = Object.values(errors).some(Boolean);
  return {
    saved,
    draft,
    errors,
    problem: problem === copy.wrong && !hasErrors ? undefined : problem,
    isLoginOld,
    othersChanges,
    isPending: options.isPending,
    isChanged: changedDraftFields(baseDraft, draft).length > 0,
    /** Waits for the password. */
    unproven,
    save,
    send,
    /** Also clears the errors of these fields. */
    change: (change: Partial<Draft>, fields: readonly string[] = Object.keys(change)): void => {
      setDraft((now) => ({ ...now, ...change }));
      setErrors((now) => ({
        ...now,
        ...Object.fromEntries(fields.map((name) => [name, undefined])),
      }));
    },
    discard: () => reset(saved),
    cancel: () => setUnproven(undefined),
  };
};
