export const uiCopy = {
  close: 'Close',
  cancel: 'Cancel',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Messages',
  dismiss: 'Dismiss',
  rating: 'Rating',
  stars: (count: number) => (count === 1 ? '1 Star' : `${count} Stars`),
  outOfFive: (rating: number) => `${rating} out of 5`,
  increase: (name: string) => `Increase ${name}`,
  decrease: (name: string) => `Decrease ${name}`,
  remove: (name: string) => `Remove ${name}`,
};
