/** Everything an admin does that is written down, and what it is done to. */
export const actSubjects = {
  'order-updated': 'order',
  'order-moved': 'order',
  'order-services-changed': 'order',
  'order-link-renewed': 'order',
  'order-link-revoked': 'order',
  'order-booked': 'order',
  'user-added': 'user',
  'user-blocked': 'user',
  'user-unblocked': 'user',
  'password-link-issued': 'user',
  'sessions-ended': 'user',
  'kept-apart': 'user',
  'kept-apart-lifted': 'user',
  'note-added': 'user',
  'note-deleted': 'user',
  'beautician-added': 'beautician',
  'beautician-changed': 'beautician',
  'day-off-taken': 'beautician',
  'day-off-dropped': 'beautician',
  'skill-added': 'skill',
  'skill-renamed': 'skill',
  'skill-removed': 'skill',
  'service-added': 'service',
  'service-changed': 'service',
  'service-hidden': 'service',
  'service-shown': 'service',
  'services-ordered': 'service',
  'prices-changed': 'service',
  'area-added': 'area',
  'area-changed': 'area',
  'area-removed': 'area',
  'settings-saved': 'settings',
} as const;

export type Act = keyof typeof actSubjects;
export type ActSubject = (typeof actSubjects)[Act];
export const acts = Object.keys(actSubjects) as [Act, ...Act[]];
