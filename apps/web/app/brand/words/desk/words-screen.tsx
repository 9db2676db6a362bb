import type { StaffWords } from '@haldi/contract/brand/words/desk/schema';
import { SettingsPage } from '../../../settings/shared/settings-pages.tsx';
import { VersionedForm } from '../../../settings/shared/versioned-form.tsx';
import { wordsCopy as copy } from './copy.ts';
import { useStaffWords } from './queries.ts';
import { useWordsForm } from './use-words-form.ts';
import { WordFields } from './word-fields.tsx';

function WordsForm({ loaded }: { loaded: StaffWords }) {
  const form = useWordsForm(loaded);
  return (
    <VersionedForm form={form} copy={copy}>
      <WordFields draft={form.draft} errors={form.errors} onChange={form.change} />
    </VersionedForm>
  );
}

export default function WordsScreen() {
  return (
    <SettingsPage copy={copy} query={useStaffWords()}>
      {(data) => <WordsForm loaded={data} />}
    </SettingsPage>
  );
}
