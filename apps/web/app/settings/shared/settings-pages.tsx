import { History, IdCard, MapPin, Palette, Quote, Rocket, ScrollText, Store } from 'lucide-react';
import { SectionLinks } from '../../ui/section-links.tsx';
import { settingsCopy as copy } from '../desk/copy.ts';
import { useSettings } from '../queries.ts';

const links = [
  { to: '/admin/settings', label: copy.general, icon: Store },
  { to: '/admin/settings/brand', label: copy.look, icon: Palette },
  { to: '/admin/settings/words', label: copy.words, icon: Quote },
  { to: '/admin/settings/areas', label: copy.areas, icon: MapPin },
  { to: '/admin/settings/staff', label: copy.staff, icon: IdCard },
  { to: '/admin/settings/policies', label: copy.policies, icon: ScrollText },
  { to: '/admin/settings/activity', label: copy.activity, icon: History },
];

/** Only for a salon that is being tried out. */
const realStart = { to: '/admin/settings/real-start', label: copy.realStart, icon: Rocket };

/** The screens behind Settings. */
export function SettingsPages() {
  const { demo } = useSettings();
  return <SectionLinks label={copy.sections} links={demo ? [...links, realStart] : links} />;
}
