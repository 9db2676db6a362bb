import { decoded } from './decoded.ts';
import { factsOf, pageList } from './pages.ts';

const ownerAddresses = pageList
  .filter((page) => factsOf(page).isForOwner)
  .map((page) => `${page}/`);

/** The screens of the back office that are the owner's alone. */
export const isOwnerPage = (path: string): boolean => {
  const asked = `${decoded(path).toLowerCase()}/`.replace(/\/+/g, '/');
  return ownerAddresses.some((address) => asked.startsWith(address));
};
