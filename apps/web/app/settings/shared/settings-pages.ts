import {
  History,
  IdCard,
  MapPin,
  Palette,
  Quote,
  ReceiptText,
  Rocket,
  ScrollText,
  Store,
  TicketPercent,
  Wallet,
} from 'lucide-react';
import { settingsCopy as copy } from '../desk/copy.ts';
import { useSettings } from '../queries.ts';

const settingsPages = [
  { to: '/admin/settings/general', icon: Store, ...copy.pages.general },
  { to: '/admin/settings/branding', icon: Palette, ...copy.pages.branding },
  { to: '/admin/settings/site-text', icon: Quote, ...copy.pages.siteText },
  { to: '/admin/settings/areas', icon: MapPin, ...copy.pages.areas },
  { to: '/admin/settings/staff', icon: IdCard, ...copy.pages.staff },
  { to: '/admin/settings/payments', icon: Wallet, ...copy.pages.payments },
  { to: '/admin/settings/billing', icon: ReceiptText, ...copy.pages.billing },
  { to: '/admin/settings/coupons', icon: TicketPercent, ...copy.pages.coupons },
  { to: '/admin/settings/policies', icon: ScrollText, ...copy.pages.policies },
  { to: '/admin/settings/activity', icon: History, ...copy.pages.auditLog },
];

const removeDemoDataPage = {
  to: '/admin/settings/remove-demo-data',
  icon: Rocket,
  ...copy.pages.removeDemoData,
};

export const useSettingsPages = () => {
  const { demo } = useSettings();
  return demo ? [...settingsPages, removeDemoDataPage] : settingsPages;
};

/** Wide enough for a list beside the page. */
export const settingsListBesideMediaQuery = '(width >= 80rem)';
