import { decodePath } from './decode-path.ts';
import { getPageFacts, pageList } from './pages.ts';

const ownerAddresses = pageList
  .filter((page) => getPageFacts(page).isForOwner)
  .map((page) => `${page}/`);

/** The screens of the back office that are the owner's alone. */
export const isOwnerPage = (path: string): boolean => {
  const asked = `${decodePath(path).toLowerCase()}/`.replace(/\/+/g, '/');
  return ownerAddresses.some((address) => asked.startsWith(address));
};
