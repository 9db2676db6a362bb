import type { Page } from '@haldi/contract/pages/pages';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import type { StaffScreen } from './staff-screen.route.tsx';

type DeskPage = Extract<Page, `/admin/${string}`>;

/** Pages are listed in the contract; this maps them to files. */
const page = (address: Exclude<Page, DeskPage>, file: string) => route(address.slice(1), file);
const desk = (address: DeskPage, file: string) => route(address.slice('/admin/'.length), file);
const staffScreen = 'staff-screen.route.tsx';
/** All staff screens share one route file. */
const screen = (id: StaffScreen) => route(id.slice('/admin/'.length), staffScreen, { id });

export default [
  index('home/home.route.tsx'),
  page('/service', 'catalogue/service-index.route.tsx'),
  page('/service/:category', 'catalogue/category.route.tsx'),
  page('/contact/signup', 'accounts/log-in/sign-up.route.tsx'),
  page('/contact/login', 'accounts/log-in/log-in.route.tsx'),
  page('/contact/logout', 'accounts/log-in/log-out.route.tsx'),
  page('/contact/password', 'accounts/log-in/password.route.tsx'),
  page('/contact/start', 'setup/first-owner.route.tsx'),
  page('/auth-success', 'accounts/log-in/auth-success.route.tsx'),
  page('/about', 'about/about.route.tsx'),
  page('/contact', 'contact/contact.route.tsx'),
  page('/privacy', 'policies/privacy.route.tsx'),
  page('/terms', 'policies/terms.route.tsx'),
  page('/refunds', 'policies/refunds.route.tsx'),
  page('/designs', 'designs/designs.route.tsx'),
  page('/faq', 'faq/faq.route.tsx'),
  page('/offline', 'offline/offline.route.tsx'),
  page('/search-services', 'catalogue/search-services.route.tsx'),
  page('/review', 'reviews/reviews.route.tsx'),
  // The list stays mounted while a post is open.
  route('blog/:postId?', 'blog/blog.route.tsx'),
  page('/book', 'book/book.route.tsx'),
  page('/track-order/:userId/:orderId', 'orders/track-order.route.tsx'),
  page(
    '/track-order/:userId/:orderId/documents/:document',
    'documents/customer-document.route.tsx',
  ),
  page('/visit', 'orders/order-link/order-link.route.tsx'),
  page('/visit/documents/:document', 'documents/document-by-order-link.route.tsx'),
  page('/my-order', 'orders/ongoing-orders.route.tsx'),
  page('/order-history', 'orders/order-history.route.tsx'),
  route('work/:visitId?', 'orders/work/work.route.tsx'),
  page('/profile', 'accounts/profile/profile.route.tsx'),
  route('admin', 'admin/admin-layout.route.tsx', [
    index(staffScreen, { id: '/admin' }),
    screen('/admin/board'),
    // The list stays mounted while an order is open.
    route('orders/:orderId?', 'orders/desk/orders.route.tsx'),
    screen('/admin/orders/new'),
    screen('/admin/documents/:document'),
    screen('/admin/messages'),
    screen('/admin/messages/templates'),
    screen('/admin/complaints'),
    screen('/admin/complaints/:id'),
    screen('/admin/day-close'),
    screen('/admin/payouts'),
    screen('/admin/payouts/:payout'),
    screen('/admin/accounting'),
    screen('/admin/accounting/tally'),
    screen('/admin/users'),
    screen('/admin/users/:id'),
    screen('/admin/beauticians'),
    screen('/admin/beauticians/:id'),
    desk('/admin/services', 'catalogue/desk/services.route.tsx'),
    screen('/admin/services/file'),
    screen('/admin/services/sections'),
    screen('/admin/services/starter'),
    screen('/admin/moderation'),
    screen('/admin/analytics'),
    screen('/admin/setup'),
    screen('/admin/settings'),
    screen('/admin/settings/general'),
    screen('/admin/settings/site-text'),
    screen('/admin/settings/branding'),
    screen('/admin/settings/areas'),
    screen('/admin/settings/staff'),
    screen('/admin/settings/payments'),
    screen('/admin/settings/billing'),
    screen('/admin/settings/coupons'),
    screen('/admin/settings/policies'),
    screen('/admin/settings/activity'),
    screen('/admin/settings/remove-demo-data'),
    desk('/admin/*', 'admin/admin-not-found.route.tsx'),
  ]),
  page('/*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
