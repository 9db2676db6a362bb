import * as z from 'zod/mini';

/** What a zip of pictures would do, as it is shown before anything happens. */
export const PicturesPreview = z.strictObject({
  /** Of the zip and the menu: what is applied is what was seen. */
  fingerprint: z.string(),
  matched: z.array(
    z.strictObject({
      file: z.string(),
      id: z.string(),
      name: z.string(),
      section: z.string(),
      /** Whether a picture that was uploaded before goes. */
      replaces: z.boolean(),
    }),
  ),
  /** Named like no service: they are left out. */
  unmatched: z.array(z.string()),
  /** With one of these nothing is stored. */
  refused: z.array(z.strictObject({ file: z.string(), reason: z.string() })),
});
export type PicturesPreview = z.infer<typeof PicturesPreview>;

export const PicturesResult = z.strictObject({ stored: z.int() });
export type PicturesResult = z.infer<typeof PicturesResult>;
