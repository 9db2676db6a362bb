import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { imageFileName } from './image-address.ts';

const ImageFile = z.string().check(z.regex(imageFileName, 'There is no such picture'));

/** The bytes of an uploaded picture: named by their content, so they never change. */
export const imageFile = endpoint({
  method: 'GET',
  path: '/api/images/:file',
  summary: 'An uploaded picture, as WebP in one of two widths',
  auth: 'public',
  bearer: false,
  params: z.strictObject({ file: ImageFile }),
  sends: 'image/webp',
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
});
