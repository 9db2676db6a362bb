import type { ImageWidth } from '@haldi/contract/images/uploaded-images';
import { eq } from 'drizzle-orm';
import { violatedForeignKeyConstraint } from '../database/constraint-errors.ts';
import type { Db } from '../database/database.ts';
import { images } from './tables.ts';

export type NewImage = { hash: string; small: Buffer; large: Buffer };

/**
 * Call inside the transaction that refers to the picture. An existing row is updated, so that it
 * cannot be deleted before the transaction ends.
 */
export const upsertImage = async (tx: Db, image: NewImage, createdAt: Date): Promise<void> => {
  await tx
    .insert(images)
    .values({ ...image, createdAt })
    .onConflictDoUpdate({ target: images.hash, set: { createdAt } });
};

/** Foreign keys of other uses reject the deletion. */
export const removeImageIfUnused = async (tx: Db, hash: string): Promise<void> => {
  try {
    await tx.transaction((step) => step.delete(images).where(eq(images.hash, hash)));
  } catch (error) {
    if (violatedForeignKeyConstraint(error) === undefined) throw error;
  }
};

export const findImage = async (
  db: Db,
  hash: string,
  width: ImageWidth,
): Promise<Buffer | undefined> => {
  const column = width === 480 ? images.small : images.large;
  const [row] = await db.select({ bytes: column }).from(images).where(eq(images.hash, hash));
  return row?.bytes;
};
