export const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
};

/** The narrowest supported phone. */
export const narrowPhone = { width: 320, height: 640 };

export type Size = keyof typeof screens;

/**
 * The size at which each browser file runs. Customers use phones, staff mostly desktops; a staff
 * screen is listed as "phone" where the narrow layout is harder. Tests about one size set their own
 * screen. `npm run trial -- browser` runs every file at both sizes.
 */

/** Run by `npm test`: the specification and the daily work of a salon. */
const inTests: Record<string, Size> = {
  'accounts-log-in': 'desktop',
  'accounts-profile': 'phone',
  'accounts-sign-up': 'phone',
  'admin-add-user': 'desktop',
  'admin-beauticians': 'phone',
  'admin-dashboard': 'desktop',
  'admin-layout': 'phone',
  'admin-order-update': 'phone',
  'admin-orders': 'desktop',
  'admin-settings': 'desktop',
  'admin-users': 'desktop',
  blog: 'desktop',
  board: 'desktop',
  'book-page': 'phone',
  'booking-from-cart': 'phone',
  'tracking-and-order-lists': 'phone',
  'booking-errors': 'phone',
  catalogue: 'phone',
  complaints: 'phone',
  'chat-bot': 'phone',
  designs: 'phone',
  'hidden-content': 'desktop',
  'content-injection': 'desktop',
  'messages-desk': 'phone',
  'messages-send-next': 'phone',
  'move-cancel': 'phone',
  'same-name-customers': 'phone',
  'my-blog-post': 'phone',
  'my-review': 'desktop',
  'pay-by-upi': 'phone',
  'page-metadata-and-accessibility': 'phone',
  'payment-settings': 'phone',
  'phone-booking': 'phone',
  'phone-booking-any-time': 'phone',
  reviews: 'phone',
  'site-header-and-bars': 'desktop',
  'order-link': 'phone',
  'site-text': 'phone',
  'work-visits': 'phone',
};

/** Run only by `.ci/run`: rare cases and regressions. */
const inCi: Record<string, Size> = {
  accounting: 'desktop',
  advances: 'phone',
  'document-page': 'phone',
  'accounts-provider-and-email': 'phone',
  'admin-analytics': 'desktop',
  'admin-reorder-services': 'desktop',
  'admin-payments': 'phone',
  'admin-services': 'desktop',
  'areas-settings': 'desktop',
  'areas-charges-and-minimum': 'phone',
  'areas-pincode-check': 'phone',
  'back-button': 'phone',
  'back-button-desk': 'phone',
  'beautician-profile': 'phone',
  'board-days': 'phone',
  'board-phone': 'phone',
  'book-again': 'phone',
  'booking-keyboard': 'desktop',
  'billing-settings': 'phone',
  branding: 'phone',
  'palette-contrast': 'phone',
  'chat-button': 'phone',
  coupons: 'desktop',
  'customer-page': 'desktop',
  'day-close': 'phone',
  payouts: 'desktop',
  discounts: 'desktop',
  'dashboard-today': 'phone',
  'desk-alerts': 'desktop',
  'desk-connection-and-session': 'desktop',
  'missing-code-after-deployment': 'desktop',
  'desk-unsaved-changes': 'desktop',
  'desk-dates-search-and-notifications': 'phone',
  'desk-new-order-sound': 'phone',
  'desk-after-server-restart': 'desktop',
  'input-before-hydration': 'phone',
  'tap-before-hydration': 'phone',
  'book-for-other-person': 'phone',
  'beautician-app-outages': 'phone',
  home: 'phone',
  'customer-inbox': 'phone',
  'beautician-preferences': 'phone',
  'link-prefetch': 'desktop',
  'long-addresses': 'phone',
  'menu-file': 'phone',
  'order-messages': 'desktop',
  'message-templates': 'desktop',
  offline: 'phone',
  'admin-order-url': 'phone',
  'order-move-and-correct-desk': 'phone',
  'admin-orders-filters': 'desktop',
  'admin-orders-bulk': 'phone',
  'order-status-desk': 'phone',
  'custom-menu-page': 'phone',
  'page-weight': 'phone',
  'slot-availability': 'phone',
  'assign-beautician': 'desktop',
  policies: 'phone',
  push: 'phone',
  'push-account': 'desktop',
  'push-worker': 'desktop',
  'print-board-and-orders': 'desktop',
  'remove-demo-data': 'desktop',
  'saved-addresses': 'desktop',
  'search-and-scroll-restoration': 'phone',
  setup: 'phone',
  'staff-accounts': 'phone',
  'terms-changed': 'phone',
  'tracking-live': 'phone',
  moderation: 'phone',
  'verified-and-blocked-authors': 'desktop',
  'slot-explanation': 'phone',
  'booking-design-and-note': 'phone',
  'work-offline': 'phone',
  'work-payments': 'phone',
  'beautician-messages': 'phone',
};

export const screenSizeByFile: Record<string, Size> = { ...inTests, ...inCi };

export const runsInNpmTest = (name: string): boolean => Object.hasOwn(inTests, name);

/**
 * `tests`: `npm test`; `ci`: `.ci/run` and direct runs of Playwright; `both-sizes`: every file
 * twice.
 */
const selection = process.env.BROWSER_FILES ?? 'ci';
export const skipsCiOnlyTests = selection === 'tests';
const isSelected: Record<string, (name: string, size: Size) => boolean> = {
  tests: (name, size) => runsInNpmTest(name) && screenSizeByFile[name] === size,
  ci: (name, size) => screenSizeByFile[name] === size,
  'both-sizes': () => true,
};

export const listSpecFilesForSize = (size: Size): string[] => {
  const isIncluded = isSelected[selection];
  if (!isIncluded) throw new Error(`BROWSER_FILES is "${selection}"`);
  return Object.keys(screenSizeByFile)
    .filter((name) => isIncluded(name, size))
    .map((name) => `**/e2e/${name}.spec.ts`);
};
