import { designOccasions, designStyles } from '@haldi/contract/designs/design';
import { useId } from 'react';
import { Chip } from '../ui/chip.tsx';
import { designsCopy } from './copy.ts';
import type { DesignQuery } from './design-query.ts';

type RowProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
};

function FilterRow<Value extends string>({ label, values, chosen, onChoose }: RowProps<Value>) {
  const id = useId();
  return (
    <div className="min-w-0 sm:flex sm:items-center sm:gap-4">
      <p id={id} className="mb-1.5 text-sm font-semibold text-plum-900 sm:mb-0 sm:w-20 sm:shrink-0">
        {label}
      </p>
      <ul
        aria-labelledby={id}
        className="base-ui-disable-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {[null, ...values].map((value) => (
          <li key={value ?? ''}>
            <Chip chosen={chosen === value} onClick={() => onChoose(value)}>
              {value ?? designsCopy.all}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FiltersProps = { choice: DesignQuery; onChange: (part: Partial<DesignQuery>) => void };

export function DesignFilters({ choice, onChange }: FiltersProps) {
  return (
    <div className="grid gap-3">
      <FilterRow
        label={designsCopy.style}
        values={designStyles}
        chosen={choice.style}
        onChoose={(style) => onChange({ style })}
      />
      <FilterRow
        label={designsCopy.occasion}
        values={designOccasions}
        chosen={choice.occasion}
        onChoose={(occasion) => onChange({ occasion })}
      />
    </div>
  );
}
