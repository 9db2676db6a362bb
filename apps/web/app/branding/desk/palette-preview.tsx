import { colourTokens } from '@haldi/contract/branding/colour-tokens';
import { paletteFor } from '@haldi/contract/branding/palette';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type PaletteScopeProps = ComponentProps<'div'> & { choice: string };

export function PalettePreview({ choice, ...props }: PaletteScopeProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const palette = paletteFor(choice);
    for (const token of colourTokens) {
      place.current?.style.setProperty(`--color-${token}`, palette[token]);
    }
  }, [choice]);
  return <div ref={place} {...props} />;
}
