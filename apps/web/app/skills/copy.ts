const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const skillsCopy = {
  title: 'Skills',
  manage: 'Skills',
  text: 'Services need skills and beauticians have them. Only beauticians with all the skills for a booking are assigned.',
  list: 'Skills',
  loading: 'Loading skills',
  loadFailed: 'The skills could not be loaded.',
  none: 'There are no skills yet.',
  use: (services: number, beauticians: number) =>
    `${counted(services, 'service', 'services')}, ${counted(beauticians, 'beautician', 'beauticians')}`,
  add: 'Add skill',
  addLabel: 'New skill',
  addPlaceholder: 'Saree draping',
  added: 'Skill added',
  rename: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  renamed: 'Skill renamed',
  remove: (name: string) => `Remove ${name}`,
  removed: 'Skill removed',
  failed: 'Failed to save the skills',
};
