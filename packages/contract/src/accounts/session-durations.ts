/** Customers only; staff sessions are shorter. */
export const sessionDays = 30;

export const knownDeviceDays = 180;

export const emailedPasswordLinkMinutes = 60;
