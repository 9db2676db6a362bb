import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { MenuPageOnSale } from '../menu.ts';

/** By itself: every page of the site needs it, and few need a service. */
export const readMenu = endpoint({
  method: 'GET',
  path: '/api/menu',
  summary:
    'Lists the pages of the menu with their sections in order; only those with visible services',
  auth: 'public',
  bearer: false,
  answer: z.array(MenuPageOnSale),
  errors: [],
});
