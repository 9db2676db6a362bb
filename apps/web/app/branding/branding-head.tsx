import { turmericPalette } from '@haldi/contract/branding/colour-tokens';
import { paletteCss } from '@haldi/contract/branding/palette';
import type { BrandingHeadProps } from './branding-head-context.ts';

/** Rendered by the server only. React keeps what the server sent. */
export function BrandingHead({ brand, nonce }: BrandingHeadProps) {
  const stamp = brand ? `?v=${brand.stamp}` : '';
  return (
    <>
      <meta name="theme-color" content={brand?.themeColour ?? turmericPalette['haldi-200']} />
      {brand && brand.palette !== 'turmeric' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: colours of ours, allowed by their hash
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: paletteCss(brand.palette) }} />
      )}
      {brand?.logo ? (
        <link rel="icon" href={`/icons/icon-192.png${stamp}`} type="image/png" sizes="192x192" />
      ) : (
        <link rel="icon" href={`/favicon.svg${stamp}`} type="image/svg+xml" />
      )}
      <link rel="icon" href={`/favicon.ico${stamp}`} sizes="32x32" />
      <link rel="apple-touch-icon" href={`/icons/apple-touch-icon.png${stamp}`} />
    </>
  );
}
