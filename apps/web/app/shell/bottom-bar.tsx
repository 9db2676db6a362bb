import { createPageLink, type PageLink } from '@haldi/contract/pages/pages';
import { Bot, House, type LucideIcon, Newspaper, Phone, Sparkles } from 'lucide-react';
import { memo } from 'react';
import { NavLink } from '../ui/link.tsx';
import { shellCopy } from './copy.ts';

const bottomLinks: readonly (PageLink & { icon: LucideIcon })[] = [
  { ...createPageLink('/'), icon: House },
  { ...createPageLink('/service'), icon: Sparkles },
  { ...createPageLink('/contact'), icon: Phone },
  { ...createPageLink('/blog'), icon: Newspaper },
  { ...createPageLink('/faq'), icon: Bot },
];

export const BottomBar = memo(function BottomBar() {
  return (
    <nav
      aria-label={shellCopy.quickLinks}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-sand bg-white pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-140">
        {bottomLinks.map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              end={to === '/'}
              className="group flex h-15 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-stone -outline-offset-3 aria-[current=page]:text-plum-700"
            >
              <span className="flex h-7 w-12 items-center justify-center rounded-full transition-colors group-aria-[current=page]:bg-haldi-200">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
