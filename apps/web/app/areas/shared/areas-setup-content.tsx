import { formatRupees } from '@haldi/contract/kit/money';
import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AreaForm } from '../desk/area-form.tsx';
import { formatShortPincodeList } from '../desk/area-form-data.ts';
import { areasCopy as copy } from '../desk/copy.ts';
import { useAreas } from '../desk/queries.ts';

export function AreasSetupContent() {
  const { data: areas = [] } = useAreas();
  const [opened, setOpened] = useState({ isOpen: false, time: 0 });
  return (
    <div className="space-y-3">
      {areas.length > 0 && (
        <ul className="divide-y divide-sand rounded-field border border-sand">
          {areas.map(({ _id, name, pincodes, visitingCharge }) => (
            <li key={_id} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
              <span className="min-w-0">
                <span className="font-semibold wrap-anywhere">{name}</span>{' '}
                <span className="text-stone tabular-nums">{formatShortPincodeList(pincodes)}</span>
              </span>
              <span className="tabular-nums">{formatRupees(visitingCharge)}</span>
            </li>
          ))}
        </ul>
      )}
      <Button
        look="secondary"
        onClick={() => setOpened(({ time }) => ({ isOpen: true, time: time + 1 }))}
      >
        <MapPinPlus aria-hidden="true" className="size-5" />
        {copy.add}
      </Button>
      {opened.time > 0 && (
        <AreaForm
          key={opened.time}
          open={opened.isOpen}
          area={undefined}
          areas={areas}
          onClose={() => setOpened((now) => ({ ...now, isOpen: false }))}
        />
      )}
    </div>
  );
}
