import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Service } from './service-schema.ts';

/**
 * The address is given by the specification: `/Json Files/AllServices.json` and one file per data
 * set.
 */
export const readCatalogueJson = endpoint({
  method: 'GET',
  path: '/Json Files/:file.json',
  summary: 'Lists the services of one data set, or of all data sets',
  auth: 'public',
  params: z.strictObject({ file: z.string() }),
  answer: z.array(Service),
  errors: ['NOT_FOUND'],
});
