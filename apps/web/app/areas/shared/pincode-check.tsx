import { isPincode } from '@haldi/contract/accounts/pincode';
import { areaOf } from '@haldi/contract/areas/served';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { useSettings } from '../../settings/queries.ts';
import { TextField } from '../../ui/field.tsx';
import { placeCopy as copy } from './copy.ts';
import { Outside } from './outside.tsx';

type PincodeCheckProps = {
  /** Told what is typed: a whole pincode, or nothing. */
  onPincode?: (pincode: string | null) => void;
  className?: string;
};

/** Whether we come to a pincode, answered as soon as it is whole. */
export function PincodeCheck({ onPincode, className }: PincodeCheckProps) {
  const { areas } = useSettings();
  const { user } = useAuth();
  const [typed, setTyped] = useState('');
  const pincode = isPincode(typed) ? typed : null;
  const area = pincode === null ? undefined : areaOf(pincode, areas);
  const type = (text: string): void => {
    // Some write it as 411 057.
    const digits = text.replaceAll(/\D/g, '').slice(0, 6);
    setTyped(digits);
    onPincode?.(isPincode(digits) ? digits : null);
  };
  return (
    <div className={className}>
      <TextField
        label={copy.checkLabel}
        hint={copy.checkHint}
        value={typed}
        onChange={({ target }) => type(target.value)}
        inputMode="numeric"
        autoComplete="postal-code"
        className="max-w-64"
      />
      <div role="status" className="mt-3">
        {area && (
          <p className="flex gap-2 font-semibold text-leaf-700">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {copy.yes(area)}
          </p>
        )}
      </div>
      {pincode !== null && !area && (
        <Outside pincode={pincode} mobileNumber={user?.mobileNumber ?? ''} />
      )}
    </div>
  );
}
