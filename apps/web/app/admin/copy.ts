export const adminCopy = {
  title: 'Salon Management',
  welcome: (name: string) => `Welcome, ${name}`,
  logOut: 'Log Out',
};
