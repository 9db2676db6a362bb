/** How long a customer stays logged in at most. */
export const sessionDays = 30;

/** How long a browser is known after the last log in there. */
export const knownDeviceDays = 180;

/** How long the link in a mail sets a new password. */
export const emailedPasswordLinkMinutes = 60;
