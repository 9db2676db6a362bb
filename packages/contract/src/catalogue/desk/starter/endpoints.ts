import * as z from 'zod/mini';
import { endpoint } from '../../../kit/endpoint.ts';
import { Rupees } from '../../../kit/rupees-schema.ts';
import { Identifier } from '../../../kit/text-schemas.ts';
import { AdminCatalogue } from '../schema.ts';

const StarterService = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  price: Rupees,
  offerprice: Rupees,
  /** In minutes. */
  duration: z.int(),
  isOnMenu: z.boolean(),
});

export const StarterMenuPage = z.strictObject({
  slug: z.string(),
  name: z.string(),
  sections: z.array(
    z.strictObject({ key: z.string(), name: z.string(), services: z.array(StarterService) }),
  ),
});
export type StarterMenuPage = z.infer<typeof StarterMenuPage>;

export const listStarterMenu = endpoint({
  method: 'GET',
  path: '/api/admin/services/starter',
  summary: 'Lists the services of the starter menu, and which of them are on the menu already',
  auth: 'desk',
  bearer: true,
  answer: z.array(StarterMenuPage),
});

export const addFromStarterMenu = endpoint({
  method: 'POST',
  path: '/api/admin/services/starter',
  summary: 'Adds services of the starter menu with their skills; existing services stay unchanged',
  auth: 'desk',
  bearer: true,
  body: z.strictObject({
    ids: z.array(Identifier).check(z.minLength(1, 'Select at least one service'), z.maxLength(400)),
  }),
  status: 201,
  answer: AdminCatalogue,
  errors: ['NOT_FOUND'],
});
