import { History, IdCard, MapPin, Palette, Store } from 'lucide-react';
import { SectionLinks } from '../../ui/section-links.tsx';
import { settingsCopy as copy } from '../desk/copy.ts';

const links = [
  { to: '/admin/settings', label: copy.general, icon: Store },
  { to: '/admin/settings/brand', label: copy.look, icon: Palette },
  { to: '/admin/settings/areas', label: copy.areas, icon: MapPin },
  { to: '/admin/settings/staff', label: copy.staff, icon: IdCard },
  { to: '/admin/settings/activity', label: copy.activity, icon: History },
];

/** The screens behind Settings. */
export function SettingsPages() {
  return <SectionLinks label={copy.sections} links={links} />;
}
