import { endpoint } from '../../../kit/endpoint.ts';
import {
  AdminMenu,
  MenuOrdering,
  MenuPageParams,
  MenuPageUpdate,
  MenuSectionParams,
  MenuSectionUpdate,
  MenuVersionQuery,
} from './schema.ts';

const forDesk = { auth: 'desk', bearer: true, answer: AdminMenu } as const;

export const readAdminMenu = endpoint({
  ...forDesk,
  method: 'GET',
  path: '/api/admin/menu',
  summary:
    'Lists all pages and sections of the menu, including empty ones, with their service counts',
});

export const addMenuPage = endpoint({
  ...forDesk,
  method: 'POST',
  path: '/api/admin/menu/pages',
  summary: 'Adds a page at the end of the menu',
  body: MenuPageUpdate,
  status: 201,
  errors: ['MENU_CHANGED', 'ALREADY_TAKEN'],
});

export const changeMenuPage = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/pages/:slug',
  summary: 'Changes the name, picture or report category of a page; its address stays',
  params: MenuPageParams,
  body: MenuPageUpdate,
  errors: ['MENU_CHANGED', 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const removeMenuPage = endpoint({
  ...forDesk,
  method: 'DELETE',
  path: '/api/admin/menu/pages/:slug',
  summary: 'Deletes a page that the salon added, with its sections, if it has no services',
  params: MenuPageParams,
  query: MenuVersionQuery,
  errors: ['MENU_CHANGED', 'NOT_FOUND', 'SECTION_IN_USE'],
});

export const addMenuSection = endpoint({
  ...forDesk,
  method: 'POST',
  path: '/api/admin/menu/sections',
  summary: 'Adds a section at the end of a page',
  body: MenuSectionUpdate,
  status: 201,
  errors: ['MENU_CHANGED', 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const changeMenuSection = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/sections/:key',
  summary: 'Renames a section or moves it to the end of another page',
  params: MenuSectionParams,
  body: MenuSectionUpdate,
  errors: ['MENU_CHANGED', 'NOT_FOUND', 'ALREADY_TAKEN'],
});

export const removeMenuSection = endpoint({
  ...forDesk,
  method: 'DELETE',
  path: '/api/admin/menu/sections/:key',
  summary: 'Deletes a section that has no services',
  params: MenuSectionParams,
  query: MenuVersionQuery,
  errors: ['MENU_CHANGED', 'NOT_FOUND', 'SECTION_IN_USE'],
});

export const reorderMenu = endpoint({
  ...forDesk,
  method: 'PUT',
  path: '/api/admin/menu/order',
  summary: 'Saves the order of all pages and sections; sections may move to another page',
  body: MenuOrdering,
  errors: ['MENU_CHANGED'],
});
