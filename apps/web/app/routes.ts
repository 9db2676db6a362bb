import type { Page } from '@haldi/contract/pages/pages';
import { index, type RouteConfig, route } from '@react-router/dev/routes';

type DeskPage = Extract<Page, `/admin/${string}`>;

/** The list of pages in the contract says which there are; this, which file draws each. */
const page = (address: Exclude<Page, DeskPage>, file: string) => route(address.slice(1), file);
const desk = (address: DeskPage, file: string) => route(address.slice('/admin/'.length), file);

/** Every address of the product, one line each. */
export default [
  index('home/home.route.tsx'),
  page('/service', 'catalogue/service-index.route.tsx'),
  page('/service/:category', 'catalogue/category.route.tsx'),
  page('/contact/signup', 'accounts/log-in/sign-up.route.tsx'),
  page('/contact/login', 'accounts/log-in/log-in.route.tsx'),
  page('/contact/logout', 'accounts/log-in/log-out.route.tsx'),
  page('/contact/password', 'accounts/log-in/password.route.tsx'),
  page('/contact/start', 'setup/start.route.tsx'),
  page('/auth-success', 'accounts/log-in/auth-success.route.tsx'),
  page('/about', 'about/about.route.tsx'),
  page('/contact', 'contact/contact.route.tsx'),
  page('/privacy', 'policies/privacy.route.tsx'),
  page('/terms', 'policies/terms.route.tsx'),
  page('/refunds', 'policies/refunds.route.tsx'),
  page('/designs', 'designs/designs.route.tsx'),
  page('/faq', 'faq/faq.route.tsx'),
  page('/offline', 'offline/offline.route.tsx'),
  // The interface components in every state; the built product does not have this page.
  ...(process.env.NODE_ENV === 'development' ? [route('dev/ui', 'ui/components.route.tsx')] : []),
  page('/search-services', 'catalogue/search-services.route.tsx'),
  page('/review', 'reviews/review.route.tsx'),
  // Two pages in one: the list stays where it is while a post is opened over it.
  route('blog/:postId?', 'blog/blog.route.tsx'),
  page('/book', 'book/book.route.tsx'),
  page('/track-order/:userId/:orderId', 'orders/track-order.route.tsx'),
  page('/visit', 'orders/visit/visit.route.tsx'),
  page('/my-order', 'orders/my-order.route.tsx'),
  page('/order-history', 'orders/order-history.route.tsx'),
  // Two pages in one: her days, and a visit of hers.
  route('work/:visitId?', 'orders/work/work.route.tsx'),
  page('/profile', 'accounts/profile/profile.route.tsx'),
  route('admin', 'admin/admin-layout.route.tsx', [
    index('dashboard/dashboard.route.tsx'),
    desk('/admin/board', 'orders/desk/board/board.route.tsx'),
    // Two pages in one: the list stays where it is while an order is opened over it.
    route('orders/:orderId?', 'orders/desk/order-desk.route.tsx'),
    desk('/admin/orders/new', 'checkout/desk/phone-booking.route.tsx'),
    desk('/admin/messages', 'messages/desk/messages.route.tsx'),
    desk('/admin/messages/texts', 'messages/desk/texts.route.tsx'),
    desk('/admin/users', 'users/users.route.tsx'),
    desk('/admin/users/:id', 'users/customer/customer.route.tsx'),
    desk('/admin/beauticians', 'roster/beauticians.route.tsx'),
    desk('/admin/beauticians/:id', 'roster/beautician.route.tsx'),
    desk('/admin/services', 'catalogue/desk/service-desk.route.tsx'),
    desk('/admin/services/file', 'catalogue/desk/sheet/menu-file.route.tsx'),
    desk('/admin/services/sections', 'catalogue/desk/sections/sections.route.tsx'),
    desk('/admin/services/starter', 'catalogue/desk/starter.route.tsx'),
    desk('/admin/voices', 'voices/desk/voices.route.tsx'),
    desk('/admin/analytics', 'analytics/analytics.route.tsx'),
    desk('/admin/setup', 'setup/desk/setup.route.tsx'),
    desk('/admin/settings', 'settings/desk/settings.route.tsx'),
    desk('/admin/settings/words', 'brand/words/desk/words.route.tsx'),
    desk('/admin/settings/brand', 'brand/desk/brand.route.tsx'),
    desk('/admin/settings/areas', 'areas/desk/areas.route.tsx'),
    desk('/admin/settings/staff', 'users/staff/staff.route.tsx'),
    desk('/admin/settings/policies', 'policies/desk/policies.route.tsx'),
    desk('/admin/settings/activity', 'audit/activity.route.tsx'),
    desk('/admin/settings/real-start', 'setup/desk/real-start.route.tsx'),
    desk('/admin/*', 'admin/unknown.route.tsx'),
  ]),
  page('/*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
