import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { xlsxType } from '../../kit/spreadsheet.ts';
import { menuFileLimits, pictureZipLimits } from './menu-file-columns.ts';
import { MenuImportResult, MenuPreview, PendingPicture } from './menu-import-preview.ts';
import { PictureZipPreview, PictureZipResult } from './picture-zip-preview.ts';

const YesOrNo = z._default(z.enum(['yes', 'no']), 'no');
const Fingerprint = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Preview the file first'));

export const exportMenu = endpoint({
  method: 'GET',
  path: '/api/admin/services/file',
  summary:
    'Exports the menu as a table, including hidden services, or an empty template with an example',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    template: z.optional(z.literal('yes')),
  }),
  sends: 'text/csv',
  orSends: xlsxType,
});

export const previewMenuFile = endpoint({
  method: 'POST',
  path: '/api/admin/services/file/preview',
  summary: 'Previews an import: the changes it would make, and the errors by cell',
  auth: 'desk',
  bearer: true,
  body: z.strictObject({}),
  files: ['file'],
  fileBytes: menuFileLimits.bytes,
  answer: MenuPreview,
});

export const applyMenuFile = endpoint({
  method: 'POST',
  path: '/api/admin/services/file',
  summary: 'Applies a previewed import, all changes or none',
  auth: 'desk',
  bearer: true,
  body: z.strictObject({
    fingerprint: Fingerprint,
    hideMissing: YesOrNo,
    createNew: YesOrNo,
  }),
  files: ['file'],
  fileBytes: menuFileLimits.bytes,
  answer: MenuImportResult,
  errors: ['MENU_CHANGED'],
});

const maxPendingPictures = 500;
const PendingPictures = z.array(PendingPicture).check(z.maxLength(maxPendingPictures));

/** JSON, because form fields are text. */
const PendingPicturesText = z.pipe(
  z._default(z.string(), '[]'),
  z.transform((text: string, context): z.infer<typeof PendingPictures> => {
    try {
      const parsed = PendingPictures.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
    } catch {
      // Reported below.
    }
    context.issues.push({ code: 'custom', message: 'This list is not valid', input: text });
    return z.NEVER;
  }),
);

export const previewPictureZip = endpoint({
  method: 'POST',
  path: '/api/admin/services/pictures/preview',
  summary: 'Previews a zip of pictures: which service gets which picture',
  auth: 'desk',
  bearer: true,
  body: z.strictObject({ awaited: PendingPicturesText }),
  files: ['file'],
  fileBytes: pictureZipLimits.bytes,
  seconds: 60,
  answer: PictureZipPreview,
});

export const applyPictureZip = endpoint({
  method: 'POST',
  path: '/api/admin/services/pictures',
  summary: 'Stores the pictures of a previewed zip, all or none',
  auth: 'desk',
  bearer: true,
  body: z.strictObject({ fingerprint: Fingerprint, awaited: PendingPicturesText }),
  files: ['file'],
  fileBytes: pictureZipLimits.bytes,
  seconds: 60,
  answer: PictureZipResult,
  errors: ['MENU_CHANGED'],
});
