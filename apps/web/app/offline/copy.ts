export const offlineCopy = {
  pageTitle: 'You are offline',
  title: 'You are offline',
  text: 'There is no connection. This page reloads automatically when you are back online.',
  backTitle: 'You are back online',
  backText: 'Continue where you left off.',
  tryAgain: 'Try again',
  cachedTitle: 'Pages you can read offline',
};
