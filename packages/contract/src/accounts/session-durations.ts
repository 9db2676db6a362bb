/** Customers only; staff sessions are shorter. */
export const customerSessionDays = 30;

export const knownDeviceDays = 180;

export const emailedPasswordLinkMinutes = 60;
