import { linkTo, type PageLink } from '@haldi/contract/pages/pages';
import {
  CalendarCheck,
  ChartNoAxesColumn,
  Columns3,
  LayoutDashboard,
  type LucideIcon,
  Scissors,
  Settings,
  Sparkles,
  Users,
} from 'lucide-react';

export type AdminLink = PageLink & { icon: LucideIcon };

/** The side menu, in the order it stands. */
export const adminLinks: readonly AdminLink[] = [
  { ...linkTo('/admin'), icon: LayoutDashboard },
  { ...linkTo('/admin/board'), icon: Columns3 },
  { ...linkTo('/admin/orders'), icon: CalendarCheck },
  { ...linkTo('/admin/users'), icon: Users },
  { ...linkTo('/admin/beauticians'), icon: Scissors },
  { ...linkTo('/admin/services'), icon: Sparkles },
  { ...linkTo('/admin/analytics'), icon: ChartNoAxesColumn },
  { ...linkTo('/admin/settings'), icon: Settings },
];
