import type { UserData } from '@haldi/contract/accounts/schema';
import {
  Bike,
  CalendarClock,
  ChevronRight,
  History,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Star,
} from 'lucide-react';
import { Link } from '../../ui/prefetching-links.tsx';
import { accountsCopy } from '../copy.ts';

type ProfileLink = { to: string; label: string; text: string; icon: LucideIcon };

const customerLinks: readonly ProfileLink[] = [
  {
    to: '/my-order',
    label: accountsCopy.ongoingOrders,
    text: accountsCopy.ongoingOrdersText,
    icon: CalendarClock,
  },
  {
    to: '/order-history',
    label: accountsCopy.orderHistory,
    text: accountsCopy.orderHistoryText,
    icon: History,
  },
  { to: '/review', label: accountsCopy.myReview, text: accountsCopy.myReviewText, icon: Star },
  { to: '/blog', label: accountsCopy.myBlog, text: accountsCopy.myBlogText, icon: Newspaper },
];

const adminLink: ProfileLink = {
  to: '/admin',
  label: accountsCopy.admin,
  text: accountsCopy.adminText,
  icon: LayoutDashboard,
};

const workLink: ProfileLink = {
  to: '/work',
  label: accountsCopy.work,
  text: accountsCopy.workText,
  icon: Bike,
};

type ProfileLinksProps = { user: Pick<UserData, 'isAdmin' | 'isOnRoster'> };

export function ProfileLinks({ user: { isAdmin, isOnRoster } }: ProfileLinksProps) {
  const links = [
    ...(isOnRoster ? [workLink] : []),
    ...(isAdmin ? [adminLink] : []),
    ...customerLinks,
  ];
  return (
    <nav aria-label={accountsCopy.accountLinks}>
      <ul className="divide-y divide-sand overflow-hidden rounded-card border border-sand bg-white shadow-soft">
        {links.map(({ to, label, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex items-center gap-4 px-5 py-3.5 transition-colors -outline-offset-3 hover:bg-haldi-50"
            >
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-haldi-100 text-plum-700 transition-colors group-hover:bg-haldi-200">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              <span className="min-w-0 grow">
                <span className="block leading-snug font-semibold">{label}</span>
                <span className="block text-sm text-stone">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-stone" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
