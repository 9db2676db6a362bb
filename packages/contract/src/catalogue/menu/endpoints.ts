import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { VisibleMenuPage } from '../menu-schema.ts';

/** Separate from the services, because every page needs the menu but few need services. */
export const readMenu = endpoint({
  method: 'GET',
  path: '/api/menu',
  summary:
    'Lists the pages of the menu with their sections in order; only those with visible services',
  auth: 'public',
  answer: z.array(VisibleMenuPage),
});
