import type { Logo } from '@haldi/contract/branding/schema';
import { cx } from '../../ui/cx.ts';
import { useBranding } from '../branding-store.ts';

/** A wide logo contains the name, so the name is not shown beside it. */
export const logoContainsName = (logo: Logo | null): boolean =>
  logo !== null && logo.width > 2 * logo.height;

/** Gives the logo a background of its own where it would not be visible. */
export const logoBackgroundClass = (isLight: boolean, isOnDark: boolean): string => {
  if (isLight === isOnDark) return '';
  return isOnDark ? 'rounded-sm bg-white p-1' : 'rounded-sm bg-plum-900 p-1';
};

type SalonLogoProps = {
  isOnDark?: boolean;
  isSquare?: boolean;
};

export function SalonLogo({ isOnDark = false, isSquare = false }: SalonLogoProps) {
  const { logo: chosen, stamp } = useBranding();
  const logo = isSquare && logoContainsName(chosen) ? null : chosen;
  return (
    <img
      src={logo?.address ?? `/pictures/mark.svg?v=${stamp}`}
      alt=""
      width={logo && !isSquare ? Math.round((32 * logo.width) / logo.height) : 32}
      height={32}
      // Decorative, so it must not delay what makes the page interactive.
      fetchPriority="low"
      className={cx(
        'max-w-36 shrink-0 object-contain',
        logo && logoBackgroundClass(logo.isLight, isOnDark),
      )}
    />
  );
}
