export const shellCopy = {
  loading: 'Loading the page',
  skip: 'Skip to content',
  notFoundPageTitle: 'Page not found',
  errorPageTitle: 'Something went wrong',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be old or mistyped.',
  errorTitle: 'Something went wrong',
  errorText: 'This page could not be loaded. Please try again.',
  tryAgain: 'Try again',
  toServices: 'See all services',
  toHome: 'Back to home',
  mainLinks: 'Main',
  quickLinks: 'Quick links',
  accountLinks: 'Account',
  cart: (items: number) =>
    items === 0 ? 'Cart, empty' : `Cart, ${items} ${items === 1 ? 'item' : 'items'}`,
  chat: 'Chat with us on WhatsApp',
  chatText: (business: string) =>
    `Hello ${business}! I would like to know more about your beauty services at home.`,
  footerServices: 'Services',
  footerAllServices: 'All services',
  footerMore: 'Explore',
  footerReach: 'Contact us',
};

/** Shown if the code of a page can no longer be loaded. */
export const updateCopy = {
  title: 'This page has been updated',
  text: 'Reload it to continue. Text you entered is kept until you reload.',
  reload: 'Reload',
  opensLater: 'No connection. This opens when you are back online.',
};
