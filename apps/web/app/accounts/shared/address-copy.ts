/** Apart from the other words of accounts: the booking page shows an address too, and no more of them. */
export const addressCopy = {
  street: 'Street and area',
  apartmentNumber: 'Flat, building',
  town: 'Town',
  state: 'State',
  pincode: 'Pincode',
  optional: (label: string) => `${label} (optional)`,
  useMyLocation: 'Use my location',
  locationWhy: 'Helps your beautician find the door. You can do without.',
  locationAsking: 'Asking your browser...',
  locationKept: 'Your location goes with the address.',
  locationRefused: 'Your browser did not share it. The address alone is fine.',
  locationUnavailable: 'Your location cannot be found right now. The address alone is fine.',
  locationOutdated: 'The address has changed, so the old location is left out.',
  locationRemove: 'Leave it out',
};
