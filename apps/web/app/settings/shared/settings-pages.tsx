import { History, IdCard, MapPin, Store } from 'lucide-react';
import { NavLink } from '../../ui/link.tsx';
import { settingsCopy as copy } from '../desk/copy.ts';

const style =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-white px-4 font-semibold text-plum-700 transition-colors hover:bg-haldi-100 ' +
  'aria-[current=page]:border-plum-700 aria-[current=page]:bg-plum-700 aria-[current=page]:text-white';

/** The screens behind Settings. */
export function SettingsPages() {
  return (
    <nav aria-label={copy.sections} className="flex flex-wrap gap-2">
      <NavLink to="/admin/settings" end className={style}>
        <Store aria-hidden="true" className="size-5" />
        {copy.general}
      </NavLink>
      <NavLink to="/admin/settings/areas" className={style}>
        <MapPin aria-hidden="true" className="size-5" />
        {copy.areas}
      </NavLink>
      <NavLink to="/admin/settings/staff" className={style}>
        <IdCard aria-hidden="true" className="size-5" />
        {copy.staff}
      </NavLink>
      <NavLink to="/admin/settings/activity" className={style}>
        <History aria-hidden="true" className="size-5" />
        {copy.activity}
      </NavLink>
    </nav>
  );
}
