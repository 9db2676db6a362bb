export const maxSavedAddresses = 20;
