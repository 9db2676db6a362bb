type PageProperties = {
  label?: string;
  /** Not indexed and not cached: about one person, or leading to such pages. */
  isPrivate?: true;
  isForOwner?: true;
  /** Listed in the sitemap. */
  isListed?: true;
};

/** All pages by the pattern of their path, most important first. */
export const pages = {
  '/': { label: 'Home', isListed: true },
  '/service': { label: 'Service', isListed: true },
  '/service/:category': { isListed: true },
  '/designs': { label: 'Designs', isListed: true },
  '/book': { label: 'Book', isListed: true },
  '/about': { label: 'About', isListed: true },
  '/contact': { label: 'Contact', isListed: true },
  '/faq': { label: 'ChatBot', isListed: true },
  '/review': { label: 'Review', isListed: true },
  '/blog': { label: 'Blog', isListed: true },
  '/blog/:postId': {},
  '/privacy': { label: 'Privacy notice', isListed: true },
  '/terms': { label: 'Terms', isListed: true },
  '/refunds': { label: 'Cancelling and refunds', isListed: true },
  '/search-services': { label: 'Search' },
  '/offline': {},

  '/contact/login': { label: 'Log In', isPrivate: true },
  '/contact/signup': { label: 'Sign Up', isPrivate: true },
  '/contact/logout': { label: 'Log Out', isPrivate: true },
  '/contact/password': { isPrivate: true },
  '/contact/start': { isPrivate: true },
  '/auth-success': { isPrivate: true },
  '/profile': { label: 'Profile', isPrivate: true },
  '/my-order': { isPrivate: true },
  '/order-history': { isPrivate: true },
  '/track-order/:userId/:orderId': { isPrivate: true },
  '/track-order/:userId/:orderId/documents/:document': { isPrivate: true },
  '/visit': { isPrivate: true },
  '/visit/documents/:document': { isPrivate: true },
  '/work': { label: 'My day', isPrivate: true },
  '/work/:visitId': { isPrivate: true },

  '/admin': { label: 'Dashboard', isPrivate: true },
  '/admin/board': { label: 'Board', isPrivate: true },
  '/admin/orders': { label: 'Orders', isPrivate: true },
  '/admin/orders/new': { isPrivate: true },
  '/admin/orders/:orderId': { isPrivate: true },
  '/admin/documents/:document': { isPrivate: true },
  '/admin/messages': { label: 'Messages', isPrivate: true },
  '/admin/messages/templates': { isPrivate: true },
  '/admin/complaints': { label: 'Complaints', isPrivate: true },
  '/admin/complaints/:id': { isPrivate: true },
  '/admin/day-close': { label: 'Day close', isPrivate: true },
  '/admin/payouts': { label: 'Payouts', isPrivate: true, isForOwner: true },
  '/admin/payouts/:payout': { isPrivate: true, isForOwner: true },
  '/admin/accounting': { label: 'Accounting', isPrivate: true, isForOwner: true },
  '/admin/accounting/tally': { isPrivate: true, isForOwner: true },
  '/admin/users': { label: 'Users', isPrivate: true },
  '/admin/users/:id': { isPrivate: true },
  '/admin/beauticians': { label: 'Beauticians', isPrivate: true },
  '/admin/beauticians/:id': { isPrivate: true },
  '/admin/services': { label: 'Services', isPrivate: true },
  '/admin/services/file': { isPrivate: true },
  '/admin/services/sections': { isPrivate: true },
  '/admin/services/starter': { isPrivate: true },
  '/admin/moderation': { label: 'Reviews & Posts', isPrivate: true },
  '/admin/analytics': { label: 'Analytics', isPrivate: true, isForOwner: true },
  '/admin/setup': { isPrivate: true, isForOwner: true },
  '/admin/settings': { label: 'Settings', isPrivate: true, isForOwner: true },
  '/admin/settings/general': { isPrivate: true, isForOwner: true },
  '/admin/settings/site-text': { isPrivate: true, isForOwner: true },
  '/admin/settings/branding': { isPrivate: true, isForOwner: true },
  '/admin/settings/areas': { isPrivate: true, isForOwner: true },
  '/admin/settings/staff': { isPrivate: true, isForOwner: true },
  '/admin/settings/payments': { isPrivate: true, isForOwner: true },
  '/admin/settings/billing': { isPrivate: true, isForOwner: true },
  '/admin/settings/coupons': { isPrivate: true, isForOwner: true },
  '/admin/settings/policies': { isPrivate: true, isForOwner: true },
  '/admin/settings/activity': { isPrivate: true, isForOwner: true },
  '/admin/settings/remove-demo-data': { isPrivate: true, isForOwner: true },
  '/admin/*': { isPrivate: true },

  '/*': {},
} as const satisfies Record<string, PageProperties>;

export type Page = keyof typeof pages;

export const pagePatterns = Object.keys(pages) as [Page, ...Page[]];

export const getPageProperties = (page: Page): PageProperties => pages[page];

type NamedPages = { [page in Page]: (typeof pages)[page] extends { label: string } ? page : never };

export type LabelledPage = NamedPages[Page];

export type PageLink = { to: LabelledPage; label: string };

export const createPageLink = (page: LabelledPage): PageLink => ({
  to: page,
  label: pages[page].label,
});
