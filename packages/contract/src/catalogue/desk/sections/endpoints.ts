import { endpoint } from '../../../kit/endpoint.ts';
import {
  AdminMenu,
  MenuOrder,
  onePage,
  oneSection,
  PageChange,
  SectionChange,
  seen,
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
  body: PageChange,
  status: 201,
  errors: [...errors, 'ALREADY_TAKEN'],
});

export const changePage = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/pages/:slug',
  summary: 'Changes the name of a page, its picture or what it counts towards; its address stays',
  params: onePage,
  body: PageChange,
  errors: [...errors, 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const removePage = endpoint({
  ...forDesk,
  method: 'DELETE',
  path: '/api/admin/menu/pages/:slug',
  summary: 'Deletes an own page with its sections, if no service stands there',
  params: onePage,
  query: seen,
  errors: [...errors, 'NOT_FOUND', 'SECTION_IN_USE'],
});

export const addSection = endpoint({
  ...forDesk,
  method: 'POST',
  path: '/api/admin/menu/sections',
  summary: 'Adds a section at the end of a page',
  body: SectionChange,
  status: 201,
  errors: [...errors, 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const changeSection = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/sections/:key',
  summary: 'Renames a section or moves it to the end of another page',
  params: oneSection,
  body: SectionChange,
  errors: [...errors, 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const removeSection = endpoint({
  ...forDesk,
  method: 'DELETE',
  path: '/api/admin/menu/sections/:key',
  summary: 'Deletes a section, if no service stands in it',
  params: oneSection,
  query: seen,
  errors: [...errors, 'NOT_FOUND', 'SECTION_IN_USE'],
});

export const orderMenu = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/order',
  summary: 'Puts all pages and sections in order, a section on any page',
  body: MenuOrder,
  errors,
});
