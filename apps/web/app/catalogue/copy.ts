export const catalogueCopy = {
  services: 'Services',
  servicesIntro: 'Everything we do at your home, for one visiting charge.',
  minutes: (duration: number) => `${duration} min`,
  originally: 'Originally',
  back: 'Back',
  searchTitle: 'Search services',
  searchPlaceholder: 'Search for Beauty',
  popularSearch: 'Popular Search',
  noMatch: 'No matching services found.',
  resultCount: (count: number) => (count === 1 ? '1 service found' : `${count} services found`),
  results: 'Results',
  loadFailed: 'Error loading services',
};
