import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product, one line each. */
export default [
  index('home/home.route.tsx'),
  route('service', 'catalogue/service-index.route.tsx'),
  route('service/:category', 'catalogue/category.route.tsx'),
  route('contact/signup', 'accounts/sign-up.route.tsx'),
  route('contact/login', 'accounts/log-in.route.tsx'),
  route('contact/logout', 'accounts/log-out.route.tsx'),
  route('contact/password', 'accounts/password.route.tsx'),
  route('auth-success', 'accounts/auth-success.route.tsx'),
  route('about', 'about/about.route.tsx'),
  route('contact', 'contact/contact.route.tsx'),
  route('designs', 'designs/designs.route.tsx'),
  route('faq', 'faq/faq.route.tsx'),
  route('offline', 'offline/offline.route.tsx'),
  // The parts of the interface in every state; the built product does not have this page.
  ...(process.env.NODE_ENV === 'development' ? [route('dev/ui', 'ui/parts.route.tsx')] : []),
  // These ask the server for more than they came with, and carry the code for that.
  layout('accounts/answers.route.tsx', [
    route('search-services', 'catalogue/search-services.route.tsx'),
    route('review', 'reviews/review.route.tsx'),
    route('blog/:postId?', 'blog/blog.route.tsx'),
    route('book', 'booking/book.route.tsx'),
    route('track-order/:userId/:orderId', 'orders/track-order.route.tsx'),
    route('my-order', 'orders/my-order.route.tsx'),
    route('order-history', 'orders/order-history.route.tsx'),
    route('profile', 'accounts/profile.route.tsx'),
    route('admin', 'admin/admin-layout.route.tsx', [
      index('dashboard/dashboard.route.tsx'),
      route('orders', 'order-desk/order-desk.route.tsx'),
      route('users', 'users/users.route.tsx'),
      route('beauticians', 'beauticians/beauticians.route.tsx'),
      route('beauticians/:id', 'beauticians/beautician.route.tsx'),
      route('services', 'service-desk/service-desk.route.tsx'),
      route('analytics', 'analytics/analytics.route.tsx'),
      route('settings', 'settings/settings.route.tsx'),
      route('settings/activity', 'audit/activity.route.tsx'),
    ]),
  ]),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
