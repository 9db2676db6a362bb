import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product, one line each. */
export default [
  index('home/home.route.tsx'),
  route('service', 'catalogue/service-index.route.tsx'),
  route('service/:category', 'catalogue/category.route.tsx'),
  route('search-services', 'catalogue/search-services.route.tsx'),
  route('about', 'about/about.route.tsx'),
  route('contact', 'contact/contact.route.tsx'),
  route('designs', 'designs/designs.route.tsx'),
  route('faq', 'faq/faq.route.tsx'),
  route('offline', 'offline/offline.route.tsx'),
  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
