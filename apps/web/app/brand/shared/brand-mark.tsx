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
  loading?: 'lazy';
  className?: string;
};

/** The logo in its own shape, or the mark of a salon that has none. */
export function BrandMark({ size, isOnDark = false, className, loading }: BrandMarkProps) {
  const { logo, stamp } = useBrand();
  if (!logo) {
    return (
      <img
        src={`/pictures/mark.svg?v=${stamp}`}
        alt=""
        width={size}
        height={size}
        loading={loading}
        // Low, as all decoration: what answers taps comes first.
        fetchPriority="low"
        className={cx('shrink-0', className)}
      />
    );
  }
  const ground = isOnDark ? !logo.isLight && 'bg-white p-1' : logo.isLight && 'bg-plum-900 p-1';
  return (
    <img
      src={logo.address}
      alt=""
      width={Math.round((size * logo.width) / logo.height)}
      height={size}
      loading={loading}
      fetchPriority="low"
      className={cx('max-w-36 shrink-0 rounded-sm object-contain', ground, className)}
    />
  );
}
