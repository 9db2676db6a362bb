import type { Act } from '@haldi/contract/audit/acts';

export const auditCopy = {
  title: 'Activity',
  intro: 'What everybody with access to the back office did, the newest first.',
  loading: 'Loading activity...',
  fetchFailed: 'Failed to fetch the activity',
  none: 'No activity yet',
  noneText: 'What you and the other admins change from now on is written down here.',
  noneFound: 'Nothing found',
  noneFoundText: 'Nobody did such a thing in that time.',
  clear: 'Clear filters',
  filters: 'Filters',
  who: 'Who',
  everybody: 'Everybody',
  what: 'What',
  everything: 'Everything',
  from: 'From',
  to: 'To',
  more: 'Show more',
  today: 'Today',
  yesterday: 'Yesterday',
  accountGone: 'an account that is deleted',
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  moreChanges: (count: number) => `and ${count} more`,
  was: 'before',
  became: 'now',
};

const skillNames = {
  'skill-added': 'Skill added',
  'skill-renamed': 'Skill renamed',
  'skill-removed': 'Skill removed',
};

/** The act as a choice in the filter. */
export const actNames: Record<Act, string> = {
  'order-updated': 'Order updated',
  'user-added': 'User added',
  'user-blocked': 'User blocked',
  'user-unblocked': 'User unblocked',
  'password-link-issued': 'Password link issued',
  'sessions-ended': 'Logged out everywhere',
  'beautician-added': 'Beautician added',
  'beautician-changed': 'Beautician changed',
  'day-off-taken': 'Day off taken',
  'day-off-dropped': 'Day off taken back',
  ...skillNames,
  'service-added': 'Service added',
  'service-changed': 'Service changed',
  'service-hidden': 'Service hidden',
  'service-shown': 'Service shown again',
  'services-ordered': 'Services put in order',
  'prices-changed': 'Prices changed',
  'settings-saved': 'Settings saved',
};

const skillSentences = {
  'skill-added': 'added the skill §',
  'skill-renamed': 'renamed the skill §',
  'skill-removed': 'removed the skill §',
};

/** The rest of the sentence after the name of who did it; the subject stands where the mark is. */
export const subjectMark = '§';
export const actSentences: Record<Act, string> = {
  'order-updated': 'updated order §',
  'user-added': 'opened an account for §',
  'user-blocked': 'blocked §',
  'user-unblocked': 'unblocked §',
  'password-link-issued': 'made a password link for §',
  'sessions-ended': 'logged § out everywhere',
  'beautician-added': 'added § to the roster',
  'beautician-changed': 'changed § in the roster',
  'day-off-taken': 'gave § time off',
  'day-off-dropped': 'took time off of § back',
  ...skillSentences,
  'service-added': 'added the service §',
  'service-changed': 'changed the service §',
  'service-hidden': 'hid the service §',
  'service-shown': 'showed the service § again',
  'services-ordered': 'put the services of § in another order',
  'prices-changed': 'changed prices',
  'settings-saved': 'saved the settings',
};

/** Fields that have a name of their own; any other is split into words. */
export const fieldNames: Record<string, string> = {
  isAdmin: 'Admin',
  offerprice: 'Struck-through price',
  daysOff: 'Days off',
  timeOff: 'Time off',
  hours: 'Working hours',
  skills: 'What she does',
  despite: 'Despite',
  slots: 'Times of visits',
  travelWithinPincode: 'On the way within a pincode (minutes)',
  travelBetweenPincodes: 'On the way between pincodes (minutes)',
  dataSet: 'Category',
  active: 'Takes appointments',
  whatsappNumber: 'WhatsApp number',
  email: 'E-mail',
  gaMeasurementId: 'Google Analytics id',
  seatLimit: 'Most visits at a time',
  bookingHorizonDays: 'Days ahead',
  bookingNoticeMinutes: 'Notice (minutes)',
};
