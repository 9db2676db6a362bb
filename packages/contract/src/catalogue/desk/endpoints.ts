import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { maxPriceChanges, PriceChanges } from './bulk-price-change.ts';
import {
  AdminCatalogue,
  AdminService,
  NewService,
  PriceHistoryEntry,
  SectionKey,
  ServiceUpdate,
} from './schema.ts';

const ServiceId = Identifier.check(z.minLength(1));
const ids = z.array(ServiceId).check(z.minLength(1), z.maxLength(maxPriceChanges));
const oneService = z.strictObject({ serviceId: ServiceId });
export const listAdminServices = endpoint({
  method: 'GET',
  path: '/api/admin/services',
  summary: 'Lists all services, including hidden ones, with the menu and the picture library',
  auth: 'desk',
  bearer: true,
  answer: AdminCatalogue,
});

export const addService = endpoint({
  method: 'POST',
  path: '/api/admin/services',
  summary: 'Adds a service at the end of its category, with a picture if there is one',
  auth: 'desk',
  bearer: true,
  body: NewService,
  files: ['image'],
  status: 201,
  answer: AdminService,
  errors: ['ALREADY_TAKEN'],
});

export const updateService = endpoint({
  method: 'PUT',
  path: '/api/admin/services/:serviceId',
  summary: 'Changes a service; answers 409 if it was changed since it was read',
  auth: 'desk',
  bearer: true,
  params: oneService,
  body: ServiceUpdate,
  files: ['image'],
  answer: AdminService,
  errors: ['NOT_FOUND', 'ALREADY_TAKEN', 'SERVICE_CHANGED'],
});

export const setServicesHidden = endpoint({
  method: 'PUT',
  path: '/api/admin/services/hidden',
  summary: 'Hides services from the menu or shows them again',
  auth: 'desk',
  bearer: true,
  body: z.strictObject({ ids, hidden: z.boolean() }),
  answer: AdminCatalogue,
  errors: ['NOT_FOUND'],
});

export const reorderServices = endpoint({
  method: 'PUT',
  path: '/api/admin/services/order',
  summary: 'Saves the order of all services of a category',
  auth: 'desk',
  bearer: true,
  body: z.strictObject({ dataSet: SectionKey, ids }),
  answer: AdminCatalogue,
  errors: ['SERVICE_CHANGED'],
});

export const changePrices = endpoint({
  method: 'PUT',
  path: '/api/admin/services/prices',
  summary: 'Changes many prices, all or none; answers 409 if one was changed since it was read',
  auth: 'desk',
  bearer: true,
  body: PriceChanges,
  answer: AdminCatalogue,
  errors: ['SERVICE_CHANGED'],
});

export const listPriceHistory = endpoint({
  method: 'GET',
  path: '/api/admin/services/:serviceId/prices',
  summary: 'Lists the price history of a service, the latest change first',
  auth: 'desk',
  bearer: true,
  params: oneService,
  answer: z.array(PriceHistoryEntry),
  errors: ['NOT_FOUND'],
});

export const removeServices = endpoint({
  method: 'POST',
  path: '/api/admin/services/removal',
  summary: 'Deletes services, all or none; answers 409 if one of them was sold',
  auth: 'desk',
  bearer: true,
  body: z.strictObject({ ids }),
  answer: AdminCatalogue,
  errors: ['NOT_FOUND', 'SERVICE_SOLD'],
});

export const readSoldServiceIds = endpoint({
  method: 'GET',
  path: '/api/admin/services/sold',
  summary: 'Lists the ids of services in orders; these can be hidden but not deleted',
  auth: 'desk',
  bearer: true,
  answer: z.array(z.string()),
});
