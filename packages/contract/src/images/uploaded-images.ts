export const imageWidths = [480, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const imageLimits = {
  bytes: 5 * 1_024 * 1_024,
  pixels: 25_000_000,
  /** Pixels of the longer side. */
  side: 12_000,
} as const;
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const imageFilePattern = /^([0-9a-f]{32})-(480|1200)\.webp$/;

export const parseImageFileName = (
  file: string,
): { hash: string; width: ImageWidth } | undefined => {
  const [, hash, width] = imageFilePattern.exec(file) ?? [];
  return hash ? { hash, width: width === '480' ? 480 : 1200 } : undefined;
};

const imagesPath = '/api/images/';

export const imageUrl = (hash: string, width: ImageWidth = 1200): string =>
  `${imagesPath}${hash}-${width}.webp`;

/** Undefined for pictures that were not uploaded. */
export const imageSrcSet = (address: string): string | undefined => {
  const file = address.startsWith(imagesPath)
    ? parseImageFileName(address.slice(imagesPath.length))
    : undefined;
  return file && imageWidths.map((width) => `${imageUrl(file.hash, width)} ${width}w`).join(', ');
};
