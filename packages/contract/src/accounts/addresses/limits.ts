/** The most addresses that one account can save. */
export const maxSavedAddresses = 20;
