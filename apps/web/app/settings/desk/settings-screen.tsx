import { LoadFailed, Loading } from '../../ui/fetch-states.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SettingsPages } from '../shared/settings-pages.tsx';
import { settingsCopy as copy } from './copy.ts';
import { useStaffSettings } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';

export default function SettingsScreen() {
  const { data, isError, refetch } = useStaffSettings();
  return (
    <div className="space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <SettingsPages />
      {data ? (
        <SettingsForm loaded={data} />
      ) : isError ? (
        <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={copy.loading} count={3} shape="h-64" />
      )}
    </div>
  );
}
