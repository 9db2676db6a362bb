import type { PublicBrand } from '@haldi/contract/brand/schema';
import { useContext } from 'react';
import { PaletteCss } from './palette-css.ts';

/** Around a page of which not even the brand could be read. */
export const turmericLight = '#ffe588';

const id = 'palette';

/** Made by the server alone; the browser takes what it was sent. */
const sent = import.meta.env.SSR ? '' : (document.getElementById(id)?.textContent ?? '');

type BrandLinksProps = { brand: PublicBrand | undefined; nonce: string | undefined };

/** What the head of every page knows of the look: the palette, where it is not turmeric, and the icons. */
export function BrandLinks({ brand, nonce }: BrandLinksProps) {
  const cssOf = useContext(PaletteCss);
  const mark = brand ? `?v=${brand.stamp}` : '';
  return (
    <>
      {brand && brand.palette !== 'turmeric' && (
        <style
          id={id}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: colours of ours, allowed by their hash
          dangerouslySetInnerHTML={{ __html: cssOf?.(brand.palette) ?? sent }}
        />
      )}
      {brand?.logo ? (
        <link rel="icon" href={`/icons/icon-192.png${mark}`} type="image/png" sizes="192x192" />
      ) : (
        <link rel="icon" href={`/favicon.svg${mark}`} type="image/svg+xml" />
      )}
      <link rel="icon" href={`/favicon.ico${mark}`} sizes="32x32" />
      <link rel="apple-touch-icon" href={`/icons/apple-touch-icon.png${mark}`} />
    </>
  );
}
