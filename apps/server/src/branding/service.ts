import { createHash } from 'node:crypto';
import { type PaletteChoice, paletteFor } from '@haldi/contract/branding/palette';
import type { PublicBranding } from '@haldi/contract/branding/schema';
import type { Config } from '../config.ts';
import type { Db } from '../platform/database/database.ts';
import { findImage } from '../platform/media/image-store.ts';
import { readPublicSettings } from '../settings/service.ts';
import type { SalonBranding } from './drawing/salon-branding.ts';
import { type BrandingRow, findBranding } from './store.ts';

/** Changes with everything that is visible in a picture. */
const stampOf = (...parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);

const logoStamp = (hash: string): string => hash.slice(0, 10);

const toBrand = (
  { palette, logoHash, logoFacts }: BrandingRow,
  { businessName, city }: { businessName: string; city: string },
): PublicBranding => ({
  palette,
  themeColour: paletteFor(palette)['haldi-200'],
  logo:
    logoHash && logoFacts
      ? { address: `/pictures/logo.webp?v=${logoStamp(logoHash)}`, ...logoFacts }
      : null,
  stamp: stampOf(businessName, city, palette, logoHash),
});

export const readPalette = async (db: Db): Promise<PaletteChoice> =>
  (await findBranding(db)).palette;

type SettingsConfig = Pick<Config, 'gaMeasurementId' | 'demo' | 'oidc' | 'smtp'>;

export const readPublicBranding = async (db: Db, config: SettingsConfig): Promise<PublicBranding> =>
  // Sequential, because a transaction has one connection.
  toBrand(await findBranding(db), await readPublicSettings(db, config));

export const readSalonBranding = async (db: Db, config: SettingsConfig): Promise<SalonBranding> => {
  const row = await findBranding(db);
  const { businessName, city } = await readPublicSettings(db, config);
  const bytes = row.logoHash ? await findImage(db, row.logoHash, 1200) : undefined;
  return {
    name: businessName,
    city,
    choice: row.palette,
    palette: paletteFor(row.palette),
    stamp: toBrand(row, { businessName, city }).stamp,
    ...(bytes &&
      row.logoHash &&
      row.logoFacts && { logo: { bytes, stamp: logoStamp(row.logoHash), ...row.logoFacts } }),
  };
};
