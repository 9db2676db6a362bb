export const adminCopy = {
  /** The product's own name: of the back office, for whoever runs a salon. */
  by: 'Back office by Haldi',
  title: 'Salon Management',
  loading: 'Loading...',
  skip: 'Skip to the content',
  menu: 'Side menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  pending: (count: string) => `${count} pending`,
  waiting: (count: string) => `${count} waiting`,
  toSite: 'View the website',
  toWork: 'My day',
  connection: {
    live: 'Live',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
  },
  connectionNews: {
    live: 'Connected again.',
    reconnecting: 'The connection was lost. It is being made again.',
    offline: 'There is no connection.',
  },
  staleTitle: 'No connection',
  staleText:
    'What you see may be out of date. Nothing can be saved until the connection is back; what you typed stays.',
  unreachedTitle: 'No connection',
  unreachedText: 'This screen opens by itself as soon as the connection is back.',
  tryAgain: 'Try again',
  unknownPageTitle: 'Page not found',
  unknownTitle: 'There is no such page',
  unknownText:
    'The address may be old or mistyped. Everything in the back office is still where it was.',
  forOwnerTitle: 'This is for the owner',
  forOwnerText:
    'Money, settings and staff are open to the owner of the salon. Ask them if you need something here.',
  toDashboard: 'To the dashboard',
  sound: 'Sound for new orders',
  pushPhone: 'New orders on this phone',
  pushComputer: 'New orders on this computer',
};
