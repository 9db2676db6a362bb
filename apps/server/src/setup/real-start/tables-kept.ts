/**
 * What becomes of each table when a salon that was tried out starts for real. A test holds this
 * against the database: a new table has to be named here.
 */

/** The owner's: settings, look, words, menu and areas. Of roster, services and pictures only what she keeps. */
export const keptTables = [
  'area_pincodes',
  'area_travel',
  'areas',
  'beautician_areas',
  'beautician_skills',
  'beauticians',
  'brand_look',
  'brand_words',
  'images',
  'menu_pages',
  'menu_sections',
  'message_templates',
  'policy_edits',
  'policy_texts',
  'push_keys',
  'services',
  'settings',
  'skills',
  'time_off',
  'working_hours',
] as const;

/** People, and whatever happened to them; what points at others before what it points at. */
export const emptiedTables = [
  'voice_reports',
  'visit_progress',
  'visit_refusals',
  'contact_looks',
  'alerts',
  'outbox',
  'order_fees',
  'visits',
  'order_tracking',
  'order_services',
  'orders',
  'push_subscriptions',
  'message_opt_outs',
  'notification_marks',
  'reviews',
  'blog_posts',
  'customer_notes',
  'kept_apart',
  'area_requests',
  'page_views',
  'audit_entries',
  'service_prices',
  'sessions',
  'password_links',
  'known_devices',
  'login_failures',
  'login_failures_an_hour',
  'oidc_identities',
  'oidc_logins',
  'saved_addresses',
  'users',
  'setup_steps',
] as const;
