import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Service } from '../service-schema.ts';

export const MenuPageWithServices = z.strictObject({
  slug: z.string(),
  name: z.string(),
  scene: z.string(),
  sections: z.array(
    z.strictObject({ key: z.string(), name: z.string(), services: z.array(Service) }),
  ),
});
export type MenuPageWithServices = z.infer<typeof MenuPageWithServices>;

export const readMenuPage = endpoint({
  method: 'GET',
  path: '/api/menu/:slug',
  summary:
    'Lists the visible services of a page by section; without visible services there are no sections',
  auth: 'public',
  params: z.strictObject({ slug: z.string() }),
  answer: MenuPageWithServices,
  errors: ['NOT_FOUND'],
});
