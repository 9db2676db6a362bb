export const shellCopy = {
  loading: 'Loading the page',
  skip: 'Skip to the content',
  notFoundTitle: 'This page has wandered off',
  notFoundText: 'The address may be old or mistyped. Our services are all still here.',
  errorTitle: 'Something went wrong',
  errorText: 'The page could not be shown. Nothing you did is lost; please try once more.',
  tryAgain: 'Try again',
  toServices: 'See all services',
  toHome: 'Back to home',
  home: 'Home',
  service: 'Service',
  search: 'Search',
};
