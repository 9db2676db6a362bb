/** Words of the saved addresses in the profile. */
export const savedCopy = {
  title: 'Saved addresses',
  text: 'Your mother, the office, a friend: choose one when you book.',
  add: 'Add an address',
  full: (most: number) => `These are ${most}, as many as there can be. Delete one to add another.`,
  failed: 'Your saved addresses could not be loaded.',
  editOf: (label: string) => `Edit ${label}`,
  deleteOf: (label: string) => `Delete ${label}`,
  delete: 'Delete',
  deleteTitle: (label: string) => `Delete ${label}?`,
  deleteText: 'Visits that are booked there stay as they are.',
  saved: (label: string) => `${label} is saved`,
  deleted: (label: string) => `${label} is deleted`,
  somebodyElse: 'Somebody else lives there',
};
