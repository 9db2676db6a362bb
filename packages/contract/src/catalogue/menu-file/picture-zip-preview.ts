import * as z from 'zod/mini';

export const PictureZipPreview = z.strictObject({
  /** Of zip and menu; detects outdated previews. */
  fingerprint: z.string(),
  matched: z.array(
    z.strictObject({
      file: z.string(),
      id: z.string(),
      name: z.string(),
      section: z.string(),
      replaces: z.boolean(),
    }),
  ),
  unmatched: z.array(z.string()),
  /** A single one blocks the import. */
  refused: z.array(z.strictObject({ file: z.string(), reason: z.string() })),
});
export type PictureZipPreview = z.infer<typeof PictureZipPreview>;

export const PictureZipResult = z.strictObject({ stored: z.int() });
export type PictureZipResult = z.infer<typeof PictureZipResult>;
