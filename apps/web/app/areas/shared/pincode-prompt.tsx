import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { useProfileOrRememberedPincode } from '../../accounts/pincode-store.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { servedAreaCopy as copy } from './copy.ts';
import { PincodeCheck } from './pincode-check.tsx';
import { UnservedArea } from './unserved-area.tsx';

type PincodePromptProps = {
  /** Absent: the known pincode of the customer. */
  pincode?: string;
  className: string;
};

export function PincodePrompt({ pincode: chosen, className }: PincodePromptProps) {
  const { areas } = useSettings();
  const { user, isLoading } = useAuth();
  const known = useProfileOrRememberedPincode();
  const pincode = chosen ?? known;
  // The result stays below the field until the next visit to the page.
  const [isAsking, setIsAsking] = useState(pincode === '');
  const container = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button gives way to the field
  useEffect(() => {
    if (wasPressed.current) container.current?.querySelector('input')?.focus();
    wasPressed.current = false;
  }, [isAsking]);
  if (areas.length === 0 || (pincode === '' && isLoading)) return null;
  const isInProfile = Boolean(user?.pincode);
  if (isAsking && !isInProfile) {
    return (
      <div ref={container} className={className}>
        <PincodeCheck />
      </div>
    );
  }
  const area = findAreaByPincode(pincode, areas);
  const change = !isInProfile && (
    <Button
      look="quiet"
      size="small"
      aria-label={copy.changePincodeLabel}
      onClick={() => {
        wasPressed.current = true;
        setIsAsking(true);
      }}
    >
      {copy.changePincode}
    </Button>
  );
  if (!area) {
    return (
      <div className={className}>
        <UnservedArea pincode={pincode} mobileNumber={user?.mobileNumber ?? ''} action={change} />
      </div>
    );
  }
  return (
    <div className={cx('flex items-center gap-2', className)}>
      <MapPin aria-hidden="true" className="size-5 shrink-0 text-plum-600" />
      <p className="min-w-0 grow">{copy.served(area)}</p>
      {change}
    </div>
  );
}
