import { decodePath } from './decode-path.ts';
import { getPageFacts, pagePatterns } from './pages.ts';

const ownerAddresses = pagePatterns
  .filter((page) => getPageFacts(page).isForOwner)
  .map((page) => `${page}/`);

export const isOwnerPage = (path: string): boolean => {
  const normalized = `${decodePath(path).toLowerCase()}/`.replace(/\/+/g, '/');
  return ownerAddresses.some((address) => normalized.startsWith(address));
};
