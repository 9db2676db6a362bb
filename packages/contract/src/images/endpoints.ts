import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { imageFilePattern } from './uploaded-images.ts';

const ImageFile = z.string().check(z.regex(imageFilePattern, 'Picture not found'));

export const readImageFile = endpoint({
  method: 'GET',
  path: '/api/images/:file',
  summary: 'An uploaded picture, as WebP in one of two widths',
  auth: 'public',
  params: z.strictObject({ file: ImageFile }),
  sends: 'image/webp',
  errors: ['NOT_FOUND'],
});
