import { ChevronRight } from 'lucide-react';
import { Navigate } from 'react-router';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { settingsListBesideMediaQuery, useSettingsPages } from '../shared/settings-pages.ts';
import { settingsCopy as copy } from './copy.ts';

export default function SettingsIndexScreen() {
  const pages = useSettingsPages();
  // Wide screens show the list beside every page.
  const isWide = useMediaQuery(settingsListBesideMediaQuery);
  if (isWide) return <Navigate to="/admin/settings/general" replace />;
  return (
    <div className="space-y-5">
      <PageHeading compact title={copy.title} />
      <Card as="section" flush className="overflow-hidden">
        <nav aria-label={copy.sections}>
          <ul className="divide-y divide-sand">
            {pages.map(({ to, label, text, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-16 items-center gap-3.5 px-4 py-2.5 -outline-offset-3 transition-colors hover:bg-haldi-50 active:bg-haldi-100"
                >
                  <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-haldi-100 text-plum-700">
                    <Icon aria-hidden="true" className="size-5" />
                  </span>
                  <span className="min-w-0 grow leading-snug">
                    <span className="block font-semibold text-plum-900">{label}</span>
                    <span className="block text-sm text-stone">{text}</span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-stone" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
    </div>
  );
}
