import {
  History,
  IdCard,
  MapPin,
  Palette,
  Quote,
  Rocket,
  ScrollText,
  Store,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadFailed, Loading } from '../../ui/fetch-states.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SubpageNavigation } from '../../ui/subpage-navigation.tsx';
import { settingsCopy as copy } from '../desk/copy.ts';
import { useSettings } from '../queries.ts';

const links = [
  { to: '/admin/settings', label: copy.general, icon: Store },
  { to: '/admin/settings/branding', label: copy.branding, icon: Palette },
  { to: '/admin/settings/site-text', label: copy.siteText, icon: Quote },
  { to: '/admin/settings/areas', label: copy.areas, icon: MapPin },
  { to: '/admin/settings/staff', label: copy.staff, icon: IdCard },
  { to: '/admin/settings/payments', label: copy.payments, icon: Wallet },
  { to: '/admin/settings/policies', label: copy.policies, icon: ScrollText },
  { to: '/admin/settings/activity', label: copy.auditLog, icon: History },
];

const removeDemoDataLink = {
  to: '/admin/settings/remove-demo-data',
  label: copy.removeDemoData,
  icon: Rocket,
};

export function SettingsNavigation() {
  const { demo } = useSettings();
  return (
    <SubpageNavigation
      label={copy.sections}
      links={demo ? [...links, removeDemoDataLink] : links}
    />
  );
}

type SettingsPageProps<Data> = {
  copy: { title: string; intro: string; loading: string; fetchFailed: string };
  query: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> };
  failedText?: string;
  children: (data: Data) => ReactNode;
};

export function SettingsPage<Data>(props: SettingsPageProps<Data>) {
  const { copy: words, query, failedText = '', children } = props;
  const { data, isError, refetch } = query;
  return (
    <div className="space-y-5">
      <PageHeading compact title={words.title} intro={words.intro} />
      <SettingsNavigation />
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <LoadFailed title={words.fetchFailed} text={failedText} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={words.loading} count={3} shape="h-64" />
      )}
    </div>
  );
}
