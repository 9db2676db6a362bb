import type { Role } from '@haldi/contract/kit/role';
import { isOwnerPage } from '@haldi/contract/pages/owner-pages';
import { linkTo, type PageLink } from '@haldi/contract/pages/pages';
import {
  Banknote,
  CalendarCheck,
  ChartNoAxesColumn,
  Columns3,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareQuote,
  MessagesSquare,
  Scissors,
  Settings,
  Sparkles,
  Users,
} from 'lucide-react';

export type AdminLink = PageLink & { icon: LucideIcon };

const links: readonly AdminLink[] = [
  { ...linkTo('/admin'), icon: LayoutDashboard },
  { ...linkTo('/admin/board'), icon: Columns3 },
  { ...linkTo('/admin/orders'), icon: CalendarCheck },
  { ...linkTo('/admin/messages'), icon: MessagesSquare },
  { ...linkTo('/admin/day-close'), icon: Banknote },
  { ...linkTo('/admin/users'), icon: Users },
  { ...linkTo('/admin/beauticians'), icon: Scissors },
  { ...linkTo('/admin/services'), icon: Sparkles },
  { ...linkTo('/admin/moderation'), icon: MessageSquareQuote },
  { ...linkTo('/admin/analytics'), icon: ChartNoAxesColumn },
  { ...linkTo('/admin/settings'), icon: Settings },
];

/** Undefined: not known yet, so CSS hides what is for the owner. */
export const adminLinksFor = (role: Role | undefined): readonly AdminLink[] =>
  role === 'owner' || role === undefined ? links : links.filter(({ to }) => !isOwnerPage(to));
