import type { MessageTemplate } from '@haldi/contract/messages/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { toast } from '../../ui/toast.ts';
import { textsCopy as copy } from './copy.ts';
import { useReadTexts, useSaveText } from './queries.ts';
import {
  checkDraft,
  draftOf,
  isSameDraft,
  mergeDrafts,
  type TextDraft,
  type TextErrors,
} from './text-draft.ts';

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallError && error.reason.code === 'TEMPLATE_CHANGED';

/** A text while it is changed: nothing typed is lost, whatever the server says. */
export const useTextForm = (template: MessageTemplate, onSaved: () => void) => {
  const [base, setBase] = useState(template);
  const [draft, setDraft] = useState(() => draftOf(template));
  const [errors, setErrors] = useState<TextErrors>({});
  const [problem, setProblem] = useState<string>();
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<MessageTemplate>();
  const { mutateAsync, isPending } = useSaveText();
  const readTexts = useReadTexts();
  const { kind } = template;

  const takeUp = async (): Promise<void> => {
    const { templates } = await readTexts();
    const standing = templates.find((one) => one.kind === kind);
    if (!standing) return;
    setTheirs(standing);
    setDraft(mergeDrafts(draft, draftOf(base), draftOf(standing)));
    // The next press is made in knowledge of it.
    setBase(standing);
  };
  const fail = async (error: unknown): Promise<void> => {
    if (isChangedMeanwhile(error)) return takeUp();
    if (!(error instanceof CallError)) return setProblem(libCopy.noConnection);
    setErrors(error.reason.fields ?? {});
    setProblem(error.message);
  };
  const save = async (): Promise<void> => {
    const { update, errors: wrong } = checkDraft(kind, draft, base.version);
    setErrors(wrong ?? {});
    setProblem(wrong ? copy.wrong : undefined);
    if (!update) return;
    try {
      await mutateAsync({ kind, body: update });
      toast.success(copy.saved);
      onSaved();
    } catch (error) {
      // Reading what stands may fail too: then that is what is told.
      await fail(error).catch(() => setProblem(libCopy.noConnection));
    }
  };
  const change = (changed: Partial<TextDraft>): void => {
    setDraft((now) => ({ ...now, ...changed }));
    setErrors((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }));
  };
  return {
    draft,
    errors,
    problem,
    theirs,
    isPending,
    isChanged: !isSameDraft(draft, draftOf(base)),
    change,
    save,
    takeTheirs: (): void => {
      if (theirs) setDraft(draftOf(theirs));
      setTheirs(undefined);
      setErrors({});
      setProblem(undefined);
    },
  };
};
