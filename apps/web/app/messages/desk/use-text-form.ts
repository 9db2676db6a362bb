import { type MessageTemplate, StandingTemplate } from '@haldi/contract/messages/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { toast } from '../../ui/toast.ts';
import { textsCopy as copy } from './copy.ts';
import { useSaveText } from './queries.ts';
import {
  checkDraft,
  draftOf,
  isSameDraft,
  mergeDrafts,
  type TextDraft,
  type TextErrors,
} from './text-draft.ts';

const standingOf = (error: unknown): MessageTemplate | undefined =>
  error instanceof CallError && error.reason.code === 'TEMPLATE_CHANGED'
    ? StandingTemplate.safeParse(error.reason.details).data?.standing
    : undefined;

/** A text while it is changed: nothing typed is lost, whatever the server says. */
export const useTextForm = (template: MessageTemplate, onSaved: () => void) => {
  const [base, setBase] = useState(template);
  const [draft, setDraft] = useState(() => draftOf(template));
  const [errors, setErrors] = useState<TextErrors>({});
  const [problem, setProblem] = useState<string>();
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<MessageTemplate>();
  const { mutateAsync, isPending } = useSaveText();
  const { kind } = template;

  const takeUp = (standing: MessageTemplate): void => {
    setTheirs(standing);
    setDraft(mergeDrafts(draft, draftOf(base), draftOf(standing)));
    // The next press is made in knowledge of it.
    setBase(standing);
  };
  const fail = (error: unknown): void => {
    const standing = standingOf(error);
    if (standing) {
      takeUp(standing);
    } else if (error instanceof CallError) {
      setErrors(error.reason.fields ?? {});
      setProblem(error.message);
    } else {
      setProblem(libCopy.noConnection);
    }
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
      fail(error);
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
