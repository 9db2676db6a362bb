import type { Logo } from '@haldi/contract/brand/schema';
import { cx } from '../../ui/cx.ts';
import { useBrand } from '../brand-store.ts';

/** Such a logo is the name itself: it needs none beside it. */
export const isWordmark = (logo: Logo | null): boolean =>
  logo !== null && logo.width > 2 * logo.height;

type BrandMarkProps = {
  /** How high, in pixels. */
  size: number;
  isOnDark?: boolean;
};

/** The logo in its own shape, or the mark of a salon that has none. */
export function BrandMark({ size, isOnDark = false }: BrandMarkProps) {
  const { logo, stamp } = useBrand();
  // What would not be seen there gets a ground of its own.
  const ground = isOnDark ? 'bg-white p-1' : 'bg-plum-900 p-1';
  return (
    <img
      src={logo?.address ?? `/pictures/mark.svg?v=${stamp}`}
      alt=""
      width={logo ? Math.round((size * logo.width) / logo.height) : size}
      height={size}
      // Low, as all decoration: what answers taps comes first.
      fetchPriority="low"
      className={cx(
        'max-w-36 shrink-0 object-contain',
        logo && logo.isLight !== isOnDark && ground,
      )}
    />
  );
}
