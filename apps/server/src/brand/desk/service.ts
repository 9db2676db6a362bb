import type { LookUpdate, StaffLook, StandingLook } from '@haldi/contract/brand/desk/schema';
import { changesBetween, lastAct, recordAct } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { keepImage, removeImageIfUnused } from '../../platform/media/image-store.ts';
import { makeImage } from '../../platform/media/images.ts';
import { lookAt } from '../../platform/media/raster.ts';
import { readPublicBrand } from '../service.ts';
import { type LookRow, lockLook, readLook, updateLook } from '../store.ts';

/** The look as the owner deals with it. */
type LookDesk = Pick<AppContext, 'db' | 'live' | 'clock' | 'config'>;

export const readStaffLook = async ({ db, config }: LookDesk): Promise<StaffLook> => {
  const { version } = await readLook(db);
  const last = await lastAct(db, 'look-saved');
  return {
    look: await readPublicBrand(db, config),
    version,
    lastSaved: last ? { by: last.by, at: last.at.toISOString() } : null,
  };
};

const changedMeanwhile = 'Somebody else has saved the look in the meantime.';

type LogoChange = Pick<LookRow, 'logoHash' | 'logoFacts'>;
const none: LogoChange = { logoHash: null, logoFacts: null };

const readable = ({ palette, logoHash }: Pick<LookRow, 'palette' | 'logoHash'>) => ({
  palette,
  logo: logoHash?.slice(0, 10) ?? null,
});

/** Saves it, unless somebody else was quicker; what is not changed is not written down. */
export const saveLook = async (
  desk: LookDesk,
  by: Identity,
  { palette, version, removeLogo }: LookUpdate,
  upload: Uint8Array | undefined,
): Promise<StaffLook> => {
  const { db, live, clock } = desk;
  // The picture's work comes before anything is locked.
  const image = upload && (await makeImage({ bytes: upload, userId: by.userId, field: 'logo' }));
  const logoFacts = image && (await lookAt(image.large));
  const isSaved = await db.transaction(async (tx) => {
    const before = await lockLook(tx);
    if (before.version !== version) {
      const details: StandingLook = { standing: await readStaffLook({ ...desk, db: tx }) };
      throw new AppError('LOOK_CHANGED', changedMeanwhile, { details });
    }
    const at = clock();
    if (image) await keepImage(tx, image, at);
    const kept = removeLogo === 'true' ? none : before;
    const logo: LogoChange = image && logoFacts ? { logoHash: image.hash, logoFacts } : kept;
    const { logoHash } = logo;
    const changes = changesBetween(readable(before), readable({ palette, logoHash }));
    if (changes.length === 0) return false;
    await updateLook(tx, { palette, logoHash, logoFacts: logo.logoFacts, updatedAt: at });
    if (before.logoHash && before.logoHash !== logoHash) {
      await removeImageIfUnused(tx, before.logoHash);
    }
    await recordAct(tx, { by, at, act: 'look-saved', changes });
    return true;
  });
  if (isSaved) live.publish('content-changed');
  return readStaffLook(desk);
};
