import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Link, NavLink } from '../../ui/prefetching-links.tsx';
import { settingsCopy as copy } from '../desk/copy.ts';
import { useSettingsPages } from './settings-pages.ts';

function SideList() {
  return (
    <nav aria-label={copy.sections} className="sticky top-8 hidden xl:block">
      <p className="mb-3 px-3 font-display text-xl text-plum-900">{copy.title}</p>
      <ul className="space-y-1">
        {useSettingsPages().map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-11 items-center gap-3 rounded-field px-3 text-plum-900 transition-colors hover:bg-haldi-100 aria-[current=page]:bg-haldi-200 aria-[current=page]:font-semibold"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-plum-700" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SettingsLayoutProps = {
  title: string;
  intro: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** Beside the list of settings; on narrow screens with a link back to that list. */
export function SettingsLayout({ children, ...heading }: SettingsLayoutProps) {
  return (
    <div className="xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:items-start xl:gap-8">
      <SideList />
      <div className="min-w-0 space-y-5">
        <PageHeading
          compact
          {...heading}
          before={
            <Link
              to="/admin/settings"
              className="-ml-1.5 inline-flex min-h-11 items-center gap-1 pr-3 font-semibold text-plum-700 xl:hidden"
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
              {copy.title}
            </Link>
          }
        />
        {children}
      </div>
    </div>
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
    <SettingsLayout title={words.title} intro={words.intro}>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <LoadFailed title={words.fetchFailed} text={failedText} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={words.loading} count={3} shape="h-64" />
      )}
    </SettingsLayout>
  );
}
