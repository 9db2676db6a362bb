import { CurrentTemplate, type MessageTemplate } from '@haldi/contract/messages/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { toast } from '../../ui/toast.ts';
import { templatesCopy as copy } from './copy.ts';
import { useSaveMessageTemplate } from './queries.ts';
import {
  isSameDraft,
  mergeTemplateDrafts,
  type TemplateDraft,
  type TemplateErrors,
  toTemplateDraft,
  validateTemplateDraft,
} from './template-draft.ts';

const standingOf = (error: unknown): MessageTemplate | undefined =>
  error instanceof CallError && error.reason.code === 'TEMPLATE_CHANGED'
    ? CurrentTemplate.safeParse(error.reason.details).data?.standing
    : undefined;

export const useTemplateForm = (template: MessageTemplate, onSaved: () => void) => {
  const [base, setBase] = useState(template);
  const [draft, setDraft] = useState(() => toTemplateDraft(template));
  const [errors, setErrors] = useState<TemplateErrors>({});
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<MessageTemplate>();
  const { mutateAsync, isPending } = useSaveMessageTemplate();
  const { kind } = template;

  const applySaved = (standing: MessageTemplate): void => {
    setTheirs(standing);
    setDraft(mergeTemplateDrafts(draft, toTemplateDraft(base), toTemplateDraft(standing)));
    // The user has seen the conflict, so the next save overwrites.
    setBase(standing);
  };
  const fail = (error: unknown): void => {
    const standing = standingOf(error);
    if (standing) {
      applySaved(standing);
    } else if (error instanceof CallError) {
      setErrors(error.reason.fields ?? {});
      setProblem(error.message);
    } else {
      setProblem(libCopy.noConnection);
    }
  };
  const save = async (): Promise<void> => {
    const { update, errors: wrong } = validateTemplateDraft(kind, draft, base.version);
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
  const change = (changed: Partial<TemplateDraft>): void => {
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
    isChanged: !isSameDraft(draft, toTemplateDraft(base)),
    change,
    save,
    takeTheirs: (): void => {
      if (theirs) setDraft(toTemplateDraft(theirs));
      setTheirs(undefined);
      setErrors({});
      setProblem(undefined);
    },
  };
};
