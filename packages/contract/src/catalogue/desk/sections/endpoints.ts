import { endpoint } from '../../../kit/endpoint.ts';
import {
  AdminMenu,
  MenuOrdering,
  PageParams,
  PageUpdate,
  SectionParams,
  SectionUpdate,
  VersionQuery,
} from './schema.ts';

const forDesk = { auth: 'desk', bearer: true, answer: AdminMenu } as const;
const errors = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INVALID_INPUT',
  'MENU_CHANGED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const;

export const readAdminMenu = endpoint({
  ...forDesk,
  method: 'GET',
  path: '/api/admin/menu',
  summary: 'All pages and sections of the menu, empty ones too, and how much they hold',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const addPage = endpoint({
  ...forDesk,
  method: 'POST',
  path: '/api/admin/menu/pages',
  summary: 'Adds a page at the end of the menu',
  body: PageUpdate,
  status: 201,
  errors: [...errors, 'ALREADY_TAKEN'],
});

export const changePage = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/pages/:slug',
  summary: 'Changes the name of a page, its picture or what it counts towards; its address stays',
  params: PageParams,
  body: PageUpdate,
  errors: [...errors, 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const removePage = endpoint({
  ...forDesk,
  method: 'DELETE',
  path: '/api/admin/menu/pages/:slug',
  summary: 'Deletes an own page with its sections, if no service stands there',
  params: PageParams,
  query: VersionQuery,
  errors: [...errors, 'NOT_FOUND', 'SECTION_IN_USE'],
});

export const addSection = endpoint({
  ...forDesk,
  method: 'POST',
  path: '/api/admin/menu/sections',
  summary: 'Adds a section at the end of a page',
  body: SectionUpdate,
  status: 201,
  errors: [...errors, 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const changeSection = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/sections/:key',
  summary: 'Renames a section or moves it to the end of another page',
  params: SectionParams,
  body: SectionUpdate,
  errors: [...errors, 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const removeSection = endpoint({
  ...forDesk,
  method: 'DELETE',
  path: '/api/admin/menu/sections/:key',
  summary: 'Deletes a section, if no service stands in it',
  params: SectionParams,
  query: VersionQuery,
  errors: [...errors, 'NOT_FOUND', 'SECTION_IN_USE'],
});

export const reorderMenu = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/order',
  summary: 'Puts all pages and sections in order, a section on any page',
  body: MenuOrdering,
  errors,
});
