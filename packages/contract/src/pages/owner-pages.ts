import { decodePath } from './decode-path.ts';
import { getPageProperties, pagePatterns } from './pages.ts';

const ownerAddresses = pagePatterns
  .filter((page) => getPageProperties(page).isForOwner)
  .map((page) => `${page}/`);

export const isOwnerPage = (path: string): boolean => {
  const normalized = `${decodePath(path).toLowerCase()}/`.replace(/\/+/g, '/');
  return ownerAddresses.some((address) => normalized.startsWith(address));
};
