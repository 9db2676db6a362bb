import { isPincode } from '@haldi/contract/accounts/pincode';
import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { rememberPincode, useProfileOrRememberedPincode } from '../../accounts/pincode-store.ts';
import { useSettings } from '../../settings/queries.ts';
import { TextField } from '../../ui/field.tsx';
import { servedAreaCopy as copy } from './copy.ts';
import { UnservedArea } from './unserved-area.tsx';

type PincodeCheckProps = {
  onPincode?: (pincode: string) => void;
  className?: string;
};

export function PincodeCheck({ onPincode, className }: PincodeCheckProps) {
  const { areas } = useSettings();
  const { user } = useAuth();
  const known = useProfileOrRememberedPincode();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? known;
  const pincode = isPincode(shown) ? shown : null;
  const area = pincode === null ? undefined : findAreaByPincode(pincode, areas);
  const type = (text: string): void => {
    // Some type `411 057`.
    const digits = text.replaceAll(/\D/g, '').slice(0, 6);
    const isRemembered = isPincode(digits) && !user?.pincode;
    // The pincode of a profile has priority, so another one is not remembered.
    setTyped(isRemembered ? undefined : digits);
    if (isRemembered) rememberPincode(digits);
    if (isPincode(digits)) onPincode?.(digits);
  };
  return (
    <div className={className}>
      <TextField
        label={copy.checkLabel}
        hint={copy.checkHint}
        value={shown}
        onChange={({ target }) => type(target.value)}
        inputMode="numeric"
        autoComplete="postal-code"
        className="max-w-64"
      />
      <div role="status" className="mt-3">
        {area && (
          <p className="flex gap-2 font-semibold text-leaf-700">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {copy.isServed(area)}
          </p>
        )}
      </div>
      {pincode !== null && !area && (
        <UnservedArea pincode={pincode} mobileNumber={user?.mobileNumber ?? ''} />
      )}
    </div>
  );
}
