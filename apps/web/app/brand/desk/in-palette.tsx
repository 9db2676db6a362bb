import { paletteOf } from '@haldi/contract/brand/palette';
import { tokens } from '@haldi/contract/brand/tokens';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type InPaletteProps = ComponentProps<'div'> & { choice: string };

/** Whatever stands in it wears those colours, whichever the page has. */
export function InPalette({ choice, ...props }: InPaletteProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const palette = paletteOf(choice);
    for (const token of tokens) {
      place.current?.style.setProperty(`--color-${token}`, palette[token]);
    }
  }, [choice]);
  return <div ref={place} {...props} />;
}
