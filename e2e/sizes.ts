/** What makes a screen a phone or a desk, as Playwright's contexts take it. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
};

export type Size = keyof typeof screens;

/**
 * The size at which each browser file matters most: `npm test` drives it there, `.ci/run` some of
 * them at the other one too, `npm run trial:browser` all of them. Customers hold a phone, the salon
 * sits at a desk; a staff screen is here as "phone" where the narrow layout is the harder one. A test
 * that is about one size, or about how the two differ, brings its own screens, so that it proves the
 * same wherever it runs.
 */
export const sizeOf: Record<string, Size> = {
  accounts: 'desktop',
  'accounts-profile': 'phone',
  'accounts-provider': 'phone',
  'accounts-sign-up': 'phone',
  'admin-add-user': 'desktop',
  'admin-analytics': 'desktop',
  'admin-beauticians': 'phone',
  'admin-dashboard': 'desktop',
  'admin-layout': 'phone',
  'admin-menu': 'desktop',
  'admin-order-changes': 'phone',
  'admin-orders': 'desktop',
  'admin-services': 'desktop',
  'admin-settings': 'desktop',
  'admin-users': 'desktop',
  areas: 'desktop',
  'areas-customer': 'phone',
  'areas-pincode': 'phone',
  back: 'phone',
  'back-desk': 'phone',
  'beautician-profile': 'phone',
  blog: 'desktop',
  board: 'desktop',
  'board-days': 'phone',
  'board-phone': 'phone',
  book: 'phone',
  'book-again': 'phone',
  booking: 'phone',
  'booking-keyboard': 'desktop',
  'booking-orders': 'phone',
  'booking-troubles': 'phone',
  brand: 'phone',
  'brand-contrast': 'phone',
  catalogue: 'phone',
  'chat-bot': 'phone',
  'chat-button': 'phone',
  'customer-page': 'desktop',
  'dashboard-today': 'phone',
  'desk-forms': 'desktop',
  'desk-mended': 'phone',
  'desk-alerts': 'desktop',
  'desk-connection': 'desktop',
  'desk-deployment': 'desktop',
  'desk-new-order': 'phone',
  'desk-restart': 'desktop',
  designs: 'phone',
  'early-input': 'phone',
  'first-tap': 'phone',
  'for-somebody-else': 'phone',
  'hidden-words': 'desktop',
  home: 'phone',
  'her-day': 'phone',
  hostile: 'desktop',
  inbox: 'phone',
  'keep-beautician': 'phone',
  links: 'desktop',
  'long-addresses': 'phone',
  'menu-file': 'phone',
  'messages-about': 'desktop',
  'messages-desk': 'phone',
  'messages-texts': 'desktop',
  'move-cancel': 'phone',
  namesakes: 'phone',
  offline: 'phone',
  'order-address': 'phone',
  'order-changes-desk': 'phone',
  'order-desk-lists': 'desktop',
  'order-desk-selecting': 'phone',
  'order-status-desk': 'phone',
  'own-blog': 'phone',
  'own-menu': 'phone',
  'own-review': 'desktop',
  'page-weight': 'phone',
  pages: 'phone',
  'phone-booking': 'phone',
  'plan-desk': 'desktop',
  'plan-customer': 'phone',
  push: 'phone',
  policies: 'phone',
  'push-account': 'desktop',
  'push-worker': 'desktop',
  'real-start': 'desktop',
  reviews: 'phone',
  'saved-addresses': 'desktop',
  setup: 'phone',
  search: 'phone',
  shell: 'desktop',
  staff: 'phone',
  'tracking-live': 'phone',
  'visit-link': 'phone',
  'terms-changed': 'phone',
  voices: 'phone',
  'voices-people': 'desktop',
  why: 'phone',
  wishes: 'phone',
  words: 'phone',
  work: 'phone',
  'work-offline': 'phone',
};

const asFiles = (names: readonly string[]): string[] => names.map((name) => `e2e/${name}.spec.ts`);

/** The files that matter most at a size, as Playwright takes them. */
export const filesAt = (size: Size): string[] =>
  asFiles(Object.keys(sizeOf).filter((name) => sizeOf[name] === size));

/** What people do all day, on screens that are drawn in another way at the other size. */
const atBothSizes = ['booking', 'admin-layout', 'admin-orders', 'board'];

/** The files that are worth a second run at a size at which they matter less. */
export const filesAlsoAt = (size: Size): string[] =>
  asFiles(atBothSizes.filter((name) => sizeOf[name] !== size));
