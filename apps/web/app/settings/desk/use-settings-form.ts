import { formatTimestamp } from '@haldi/contract/kit/dates';
import { AffectedVisits } from '@haldi/contract/orders/desk/visits';
import { type StaffSettings, StandingSettings } from '@haldi/contract/settings/desk/schema';
import { useState } from 'react';
import { CallRefused } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { toast } from '../../ui/toast.ts';
import { settingsCopy as copy, settingText } from './copy.ts';
import {
  checkDraft,
  type Draft,
  type DraftErrors,
  differences,
  draftOf,
  mergeDrafts,
} from './draft.ts';
import { useSaveSettings } from './queries.ts';

/** What others saved while this was being changed. */
export type News = { title: string; changes: string[] };

const detailsOf = (error: unknown, code: string): unknown =>
  error instanceof CallRefused && error.reason.code === code ? error.reason.details : undefined;

const newsOf = ({ lastSaved }: StaffSettings, before: Draft, after: Draft): News => ({
  title: lastSaved
    ? copy.changedTitle(lastSaved.by, formatTimestamp(new Date(lastSaved.at)))
    : copy.changedSomebody,
  changes: differences(before, after).map((name) =>
    copy.changed(
      copy.fields[name],
      settingText(name, before[name]),
      settingText(name, after[name]),
    ),
  ),
});

/** The settings while they are changed: nothing typed is ever lost, whatever the server says. */
export const useSettingsForm = (loaded: StaffSettings, today: string) => {
  const [office, setOffice] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded.settings, today));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState<News>();
  const [affected, setAffected] = useState<AffectedVisits>();
  const { mutateAsync, isPending } = useSaveSettings();
  const base = draftOf(office.settings, today);

  const takeOver = (standing: StaffSettings): void => {
    const theirs = draftOf(standing.settings, today);
    setNews(newsOf(standing, base, theirs));
    setDraft(mergeDrafts(draft, base, theirs));
    setOffice(standing);
  };
  const fail = (error: unknown): void => {
    const visits = AffectedVisits.safeParse(detailsOf(error, 'VISITS_AFFECTED'));
    setAffected(visits.data);
    if (visits.success) return;
    toast.error(copy.failed);
    const changed = StandingSettings.safeParse(detailsOf(error, 'SETTINGS_CHANGED'));
    if (changed.success) {
      takeOver(changed.data.standing);
    } else if (error instanceof CallRefused) {
      setErrors(error.reason.fields ?? {});
      setProblem(error.message);
    } else {
      setProblem(libCopy.noConnection);
    }
  };
  const save = async (despite?: string): Promise<void> => {
    const { settings, errors: wrong } = checkDraft(draft);
    setErrors(wrong ?? {});
    setProblem(wrong ? copy.wrong : undefined);
    if (!settings) return;
    try {
      const version = office.version;
      const saved = await mutateAsync({ ...settings, version, ...(despite && { despite }) });
      setOffice(saved);
      setDraft(draftOf(saved.settings, today));
      setNews(undefined);
      setAffected(undefined);
      toast.success(copy.saved);
    } catch (error) {
      fail(error);
    }
  };

  return {
    office,
    draft,
    errors,
    problem,
    news,
    affected,
    isPending,
    isChanged: differences(base, draft).length > 0,
    save,
    change: (changed: Partial<Draft>): void => {
      setDraft((now) => ({ ...now, ...changed }));
      setErrors((now) => ({
        ...now,
        ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
      }));
    },
    discard: (): void => {
      setDraft(base);
      setErrors({});
      setProblem(undefined);
      setNews(undefined);
    },
    letBe: (): void => setAffected(undefined),
  };
};
