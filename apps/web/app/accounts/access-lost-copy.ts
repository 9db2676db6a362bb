export const accessLostCopy = {
  sessionEnded: 'You have been logged out. Log in again to continue.',
  noLongerAdmin: 'You no longer have access to Salon Management.',
};
