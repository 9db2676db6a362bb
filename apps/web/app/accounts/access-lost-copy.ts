/** Why somebody is led out of the back office. */
export const accessLostCopy = {
  sessionEnded: 'You have been logged out. Log in again and you are back where you were.',
  noLongerAdmin: 'You no longer have access to the back office.',
};
