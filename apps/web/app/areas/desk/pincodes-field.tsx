import type { Area } from '@haldi/contract/areas/desk/schema';
import { parsePincodes } from '@haldi/contract/areas/parse-pincodes';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { findTakenPincodes } from './area-form-data.ts';
import { areasCopy } from './copy.ts';

const copy = areasCopy.form;

type PincodesFieldProps = {
  area: Area | undefined;
  others: readonly Area[];
  error: string | undefined;
};

export function PincodesField({ area, others, error }: PincodesFieldProps) {
  const [text, setText] = useState(area?.pincodes.join(', ') ?? '');
  const { pincodes, notPincodes } = parsePincodes(text);
  const taken = findTakenPincodes(pincodes, others);
  const removeTaken = (): void => {
    const free = pincodes.filter((pincode) => !taken.some((other) => other.pincode === pincode));
    setText([...free, ...notPincodes].join(', '));
  };
  return (
    <div>
      <TextArea
        name="pincodes"
        label={copy.pincodes}
        hint={copy.pincodesHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        required
        error={error}
      />
      <div role="status" className="mt-1 text-sm wrap-anywhere">
        {pincodes.length > 0 && (
          <p className="font-semibold text-leaf-700">{copy.pincodesFound(pincodes.length)}</p>
        )}
        {notPincodes.length > 0 && (
          <p className="text-haldi-800">{copy.notPincodes(notPincodes)}</p>
        )}
        {taken.length > 0 && <p className="text-brick-700">{copy.taken(taken)}</p>}
      </div>
      {taken.length > 0 && (
        <Button look="secondary" size="small" className="mt-2" onClick={removeTaken}>
          {copy.removeTaken}
        </Button>
      )}
    </div>
  );
}
