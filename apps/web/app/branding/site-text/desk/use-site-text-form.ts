import {
  CurrentSiteText,
  type StaffSiteText,
} from '@haldi/contract/branding/site-text/desk/schema';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { libCopy } from '../../../lib/copy.ts';
import {
  describeOthersChanges,
  type OthersChanges,
} from '../../../settings/shared/versioned-form.tsx';
import { toast } from '../../../ui/toast.ts';
import { siteTextCopy as copy } from './copy.ts';
import { useSaveSiteText } from './queries.ts';
import {
  changedSiteTextFields,
  type DraftErrors,
  errorsByField,
  mergeSiteTextDrafts,
  type SiteTextDraft,
  toSiteText,
  toSiteTextDraft,
  validateSiteTextDraft,
} from './site-text-draft.ts';

export const useSiteTextForm = (loaded: StaffSiteText) => {
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => toSiteTextDraft(loaded.words));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<string>();
  const [othersChanges, setOthersChanges] = useState<OthersChanges>();
  const { mutateAsync, isPending } = useSaveSiteText();
  const baseDraft = toSiteTextDraft(saved.words);
  const hasErrors = Object.values(errors).some(Boolean);

  const fail = (error: unknown): void => {
    toast.error(copy.failed);
    const { reason = undefined } = error instanceof CallError ? error : {};
    const changed = CurrentSiteText.safeParse(reason?.details);
    if (reason?.code === 'WORDS_CHANGED' && changed.success) {
      const { standing } = changed.data;
      const theirs = toSiteTextDraft(standing.words);
      const changes = changedSiteTextFields(baseDraft, theirs).map((name) => copy.fields[name]);
      setOthersChanges(describeOthersChanges(copy, standing.lastSaved, changes));
      setDraft(mergeSiteTextDrafts(draft, baseDraft, theirs));
      setSaved(standing);
    } else if (reason) {
      const issues = Object.entries(reason.fields ?? {}).map(([name, message]) => ({
        path: name.split('.'),
        message,
      }));
      setErrors(errorsByField(issues, toSiteText(draft)));
      setProblem(reason.message);
    } else {
      setProblem(libCopy.noConnection);
    }
  };
  const save = async (): Promise<void> => {
    const { words, errors: wrong } = validateSiteTextDraft(draft);
    setErrors(wrong ?? {});
    setProblem(wrong ? copy.wrong : undefined);
    if (!words) return;
    try {
      const standing = await mutateAsync({ ...words, version: saved.version });
      setSaved(standing);
      setDraft(toSiteTextDraft(standing.words));
      setOthersChanges(undefined);
      toast.success(copy.saved);
    } catch (error) {
      fail(error);
    }
  };

  return {
    saved,
    draft,
    errors,
    problem: problem === copy.wrong && !hasErrors ? undefined : problem,
    othersChanges,
    isPending,
    isChanged: changedSiteTextFields(baseDraft, draft).length > 0,
    save,
    change: (change: Partial<SiteTextDraft>): void => {
      setDraft((now) => ({ ...now, ...change }));
      const names = Object.keys(change);
      setErrors((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name]) => !names.includes(name.split('.')[0] ?? '')),
        ),
      );
    },
    discard: (): void => {
      setDraft(baseDraft);
      setErrors({});
      setProblem(undefined);
      setOthersChanges(undefined);
    },
  };
};
