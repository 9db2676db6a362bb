import { SettingsPages } from '../../../settings/shared/settings-pages.tsx';
import { LoadFailed, Loading } from '../../../ui/fetch-states.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { wordsCopy as copy } from './copy.ts';
import { useStaffWords } from './queries.ts';
import { WordsForm } from './words-form.tsx';

export default function WordsScreen() {
  const { data, isError, refetch } = useStaffWords();
  return (
    <div className="space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <SettingsPages />
      {data ? (
        <WordsForm loaded={data} />
      ) : isError ? (
        <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={copy.loading} count={3} shape="h-64" />
      )}
    </div>
  );
}
