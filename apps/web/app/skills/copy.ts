const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const skillsCopy = {
  title: 'Skills',
  manage: 'Skills',
  text: 'What a service needs and a beautician can do. The plan sends only who can do all that is booked.',
  list: 'Skills',
  loading: 'Loading the skills',
  loadFailed: 'The skills could not be loaded.',
  none: 'There are no skills yet.',
  use: (services: number, beauticians: number) =>
    `${counted(services, 'service', 'services')}, ${counted(beauticians, 'beautician', 'beauticians')}`,
  add: 'Add skill',
  addLabel: 'New skill',
  addPlaceholder: 'Saree draping',
  added: 'Skill added',
  rename: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name of ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  renamed: 'Skill renamed',
  remove: (name: string) => `Remove ${name}`,
  removed: 'Skill removed',
  failed: 'Failed to change the skills',
};
