import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Service } from './schema.ts';

/** The catalogue at the spec's own address, `/Json Files/AllServices.json` and one file a data set. */
export const catalogueFile = endpoint({
  method: 'GET',
  path: '/Json Files/:file.json',
  summary: 'Lists the services of one data set, or of all data sets',
  auth: 'public',
  bearer: false,
  params: z.strictObject({ file: z.string() }),
  answer: z.array(Service),
  errors: ['NOT_FOUND'],
});
