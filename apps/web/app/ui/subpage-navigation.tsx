import type { LucideIcon } from 'lucide-react';
import { NavLink } from './prefetching-links.tsx';

type SubpageLink = { to: string; label: string; icon: LucideIcon };

const style =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-white px-4 font-semibold text-plum-700 transition-colors hover:bg-haldi-100 ' +
  'aria-[current=page]:border-plum-700 aria-[current=page]:bg-plum-700 aria-[current=page]:text-white';

type SectionLinksProps = {
  label: string;
  /** The first link is the parent path of the others. */
  links: readonly SubpageLink[];
};

export function SubpageNavigation({ label, links }: SectionLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {links.map(({ to, label: name, icon: Icon }, place) => (
        <NavLink key={to} to={to} end={place === 0} className={style}>
          <Icon aria-hidden="true" className="size-5" />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
