import { useSettings } from '../../settings/queries.ts';
import { cx } from '../../ui/cx.ts';
import { useBranding } from '../branding-store.ts';
import { logoContainsName, SalonLogo } from './salon-logo.tsx';

const sizeOf = ({ length }: string): string => (length > 20 ? 'text-base' : 'text-xl');

export function SalonLogoAndName({ isOnDark }: { isOnDark?: boolean }) {
  const { businessName } = useSettings();
  const { logo } = useBranding();
  return (
    <>
      <SalonLogo isOnDark={isOnDark ?? false} />
      <span
        className={
          logoContainsName(logo)
            ? 'sr-only'
            : cx('line-clamp-2 min-w-0 leading-tight! wrap-anywhere', sizeOf(businessName))
        }
      >
        {businessName}
      </span>
    </>
  );
}
