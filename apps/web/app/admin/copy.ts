export const adminCopy = {
  brand: 'Haldi',
  title: 'Salon Management',
  loading: 'Loading...',
  skip: 'Skip to the content',
  menu: 'Side menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  pending: (count: string) => `${count} pending`,
  toSite: 'View the website',
};
