import type { Role } from '@haldi/contract/kit/role';
import { isOwnerPage } from '@haldi/contract/pages/owner-pages';
import { createPageLink, type PageLink } from '@haldi/contract/pages/pages';
import {
  Banknote,
  Calculator,
  CalendarCheck,
  ChartNoAxesColumn,
  Columns3,
  HandCoins,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareQuote,
  MessageSquareWarning,
  MessagesSquare,
  Scissors,
  Settings,
  Sparkles,
  Users,
} from 'lucide-react';

export type AdminLink = PageLink & { icon: LucideIcon };

const links: readonly AdminLink[] = [
  { ...createPageLink('/admin'), icon: LayoutDashboard },
  { ...createPageLink('/admin/board'), icon: Columns3 },
  { ...createPageLink('/admin/orders'), icon: CalendarCheck },
  { ...createPageLink('/admin/messages'), icon: MessagesSquare },
  { ...createPageLink('/admin/complaints'), icon: MessageSquareWarning },
  { ...createPageLink('/admin/day-close'), icon: Banknote },
  { ...createPageLink('/admin/payouts'), icon: HandCoins },
  { ...createPageLink('/admin/accounting'), icon: Calculator },
  { ...createPageLink('/admin/users'), icon: Users },
  { ...createPageLink('/admin/beauticians'), icon: Scissors },
  { ...createPageLink('/admin/services'), icon: Sparkles },
  { ...createPageLink('/admin/moderation'), icon: MessageSquareQuote },
  { ...createPageLink('/admin/analytics'), icon: ChartNoAxesColumn },
  { ...createPageLink('/admin/settings'), icon: Settings },
];

/** Undefined: not known yet, so CSS hides what is for the owner. */
export const adminLinksFor = (role: Role | undefined): readonly AdminLink[] =>
  role === 'owner' || role === undefined ? links : links.filter(({ to }) => !isOwnerPage(to));
