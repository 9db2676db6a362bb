export const shellCopy = {
  loading: 'Loading the page',
  skip: 'Skip to the content',
  notFoundPageTitle: 'Page not found',
  errorPageTitle: 'Something went wrong',
  notFoundTitle: 'This page has wandered off',
  notFoundText: 'The address may be old or mistyped. Our services are all still here.',
  errorTitle: 'Something went wrong',
  errorText: 'The page could not be shown. Nothing you did is lost; please try once more.',
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
  footerReach: 'Reach us',
};

/** What is said where the code of a page cannot be loaded any more. */
export const updateCopy = {
  title: 'This page has been updated',
  text: 'Reload it to go on. What you typed stays until you do.',
  reload: 'Reload',
  opensLater: 'No connection. This opens as soon as it is back.',
};
