import type {
  BrandingUpdate,
  CurrentBranding,
  StaffBranding,
} from '@haldi/contract/branding/desk/schema';
import { auditChangesBetween, findLastAuditAuthor, recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { removeImageIfUnused, upsertImage } from '../../platform/media/image-store.ts';
import { readImageSizeAndLightness } from '../../platform/media/render-png-and-measure-images.ts';
import { encodeUploadedImage } from '../../platform/media/uploaded-images.ts';
import { readPublicBranding } from '../service.ts';
import { type BrandingRow, findBranding, lockBranding, updateBranding } from '../store.ts';

type BrandingContext = Pick<AppContext, 'db' | 'live' | 'clock' | 'config'>;

export const readStaffBranding = async ({
  db,
  config,
}: BrandingContext): Promise<StaffBranding> => {
  const { version } = await findBranding(db);
  const last = await findLastAuditAuthor(db, 'look-saved');
  return {
    look: await readPublicBranding(db, config),
    version,
    lastSaved: last ? { by: last.by, at: last.at.toISOString() } : null,
  };
};

const changedMeanwhile = 'The branding was changed while you were editing.';

type LogoChange = Pick<BrandingRow, 'logoHash' | 'logoFacts'>;
const none: LogoChange = { logoHash: null, logoFacts: null };

const toAuditFields = ({ palette, logoHash }: Pick<BrandingRow, 'palette' | 'logoHash'>) => ({
  palette,
  logo: logoHash?.slice(0, 10) ?? null,
});

export const saveBranding = async (
  desk: BrandingContext,
  by: Identity,
  { palette, version, removeLogo }: BrandingUpdate,
  upload: Uint8Array | undefined,
): Promise<StaffBranding> => {
  const { db, live, clock } = desk;
  // Processes the image before anything is locked.
  const image =
    upload && (await encodeUploadedImage({ bytes: upload, userId: by.userId, field: 'logo' }));
  const logoFacts = image && (await readImageSizeAndLightness(image.large));
  const isSaved = await db.transaction(async (tx) => {
    const before = await lockBranding(tx);
    if (before.version !== version) {
      const details: CurrentBranding = { standing: await readStaffBranding({ ...desk, db: tx }) };
      throw new AppError('LOOK_CHANGED', changedMeanwhile, { details });
    }
    const at = clock();
    if (image) await upsertImage(tx, image, at);
    const kept = removeLogo === 'true' ? none : before;
    const logo: LogoChange = image && logoFacts ? { logoHash: image.hash, logoFacts } : kept;
    const { logoHash } = logo;
    const changes = auditChangesBetween(
      toAuditFields(before),
      toAuditFields({ palette, logoHash }),
    );
    if (changes.length === 0) return false;
    await updateBranding(tx, { palette, logoHash, logoFacts: logo.logoFacts, updatedAt: at });
    if (before.logoHash && before.logoHash !== logoHash) {
      await removeImageIfUnused(tx, before.logoHash);
    }
    await recordAuditEntry(tx, { by, at, act: 'look-saved', changes });
    return true;
  });
  if (isSaved) live.publish('content-changed');
  return readStaffBranding(desk);
};
