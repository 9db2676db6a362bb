import type { Logo } from '@haldi/contract/branding/schema';
import { cx } from '../../ui/cx.ts';
import { useBranding } from '../branding-store.ts';

/** Such a logo is the name itself: it needs none beside it. */
export const isWordmark = (logo: Logo | null): boolean =>
  logo !== null && logo.width > 2 * logo.height;

/** What would not be seen there gets a ground of its own. */
export const logoBackgroundClass = (isLight: boolean, isOnDark: boolean): string => {
  if (isLight === isOnDark) return '';
  return isOnDark ? 'rounded-sm bg-white p-1' : 'rounded-sm bg-plum-900 p-1';
};

type BrandMarkProps = {
  isOnDark?: boolean;
  /** There is room for a square, not for a wordmark. */
  isSquare?: boolean;
};

/** The logo in its own shape, or the mark of a salon that has none. */
export function SalonLogo({ isOnDark = false, isSquare = false }: BrandMarkProps) {
  const { logo: chosen, stamp } = useBranding();
  const logo = isSquare && isWordmark(chosen) ? null : chosen;
  return (
    <img
      src={logo?.address ?? `/pictures/mark.svg?v=${stamp}`}
      alt=""
      width={logo && !isSquare ? Math.round((32 * logo.width) / logo.height) : 32}
      height={32}
      // Low, as all decoration: what answers taps comes first.
      fetchPriority="low"
      className={cx(
        'max-w-36 shrink-0 object-contain',
        logo && logoBackgroundClass(logo.isLight, isOnDark),
      )}
    />
  );
}
