import { useSettings } from '../../settings/queries.ts';
import { cx } from '../../ui/cx.ts';
import { useBranding } from '../branding-store.ts';
import { isWordmark, SalonLogo } from './salon-logo.tsx';

const sizeOf = ({ length }: string): string => (length > 20 ? 'text-base' : 'text-xl');

export function SalonName({ isOnDark }: { isOnDark?: boolean }) {
  const { businessName } = useSettings();
  const { logo } = useBranding();
  return (
    <>
      <SalonLogo isOnDark={isOnDark ?? false} />
      <span
        className={
          isWordmark(logo)
            ? 'sr-only'
            : cx('line-clamp-2 min-w-0 leading-tight! wrap-anywhere', sizeOf(businessName))
        }
      >
        {businessName}
      </span>
    </>
  );
}
