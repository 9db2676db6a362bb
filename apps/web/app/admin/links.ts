import {
  CalendarCheck,
  ChartNoAxesColumn,
  LayoutDashboard,
  type LucideIcon,
  Scissors,
  Settings,
  Sparkles,
  Users,
} from 'lucide-react';
import { adminCopy } from './copy.ts';

export type AdminLink = { to: string; label: string; icon: LucideIcon };

/** The side menu, in the order it stands. */
export const adminLinks: readonly AdminLink[] = [
  { to: '/admin', label: adminCopy.dashboard, icon: LayoutDashboard },
  { to: '/admin/orders', label: adminCopy.orders, icon: CalendarCheck },
  { to: '/admin/users', label: adminCopy.users, icon: Users },
  { to: '/admin/beauticians', label: adminCopy.beauticians, icon: Scissors },
  { to: '/admin/services', label: adminCopy.services, icon: Sparkles },
  { to: '/admin/analytics', label: adminCopy.analytics, icon: ChartNoAxesColumn },
  { to: '/admin/settings', label: adminCopy.settings, icon: Settings },
];
