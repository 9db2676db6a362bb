import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AffectedDialog } from '../visits/affected-dialog.tsx';
import { settingsCopy as copy } from './copy.ts';
import { useOfficeSettings } from './office-queries.ts';
import { type AskAbout, SettingsForm } from './settings-form.tsx';
import { SettingsPages } from './settings-pages.tsx';

export const meta = () => [
  { title: `${copy.title} | Haldi` },
  { name: 'robots', content: 'noindex' },
];

const askAbout: AskAbout = (question) => <AffectedDialog {...question} />;

export default function SettingsScreen() {
  const { data, isError, refetch } = useOfficeSettings();
  return (
    <div className="space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <SettingsPages />
      {data ? (
        <SettingsForm loaded={data} askAbout={askAbout} />
      ) : isError ? (
        <EmptyState
          picture="/pictures/empty/error.svg"
          title={copy.fetchFailed}
          action={<Button onClick={() => void refetch()}>{copy.tryAgain}</Button>}
        />
      ) : (
        <p role="status" className="flex items-center justify-center gap-3 py-16 text-stone">
          <Spinner />
          {copy.loading}
        </p>
      )}
    </div>
  );
}
