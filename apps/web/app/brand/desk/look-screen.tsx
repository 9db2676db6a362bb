import { SettingsPages } from '../../settings/shared/settings-pages.tsx';
import { LoadFailed, Loading } from '../../ui/fetch-states.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { lookCopy as copy } from './copy.ts';
import { LookForm } from './look-form.tsx';
import { useStaffLook } from './queries.ts';

export default function LookScreen() {
  const { data, isError, refetch } = useStaffLook();
  return (
    <div className="space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <SettingsPages />
      {data ? (
        <LookForm loaded={data} />
      ) : isError ? (
        <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={copy.loading} count={3} shape="h-64" />
      )}
    </div>
  );
}
