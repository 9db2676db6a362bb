import {
  type PriceRounding,
  type PriceRule,
  priceRoundings,
  priceRuleLimits,
} from '@haldi/contract/catalogue/desk/bulk-price-change';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.prices;

export type PriceRuleDraft = {
  direction: 'raise' | 'lower';
  amount: string;
  unit: PriceRule['unit'];
  rounding: PriceRounding;
  includeOfferprice: boolean;
};

export const initialPriceRuleDraft: PriceRuleDraft = {
  direction: 'raise',
  amount: '',
  unit: 'percent',
  rounding: 'rupee',
  includeOfferprice: true,
};

export const parsePriceRule = (draft: PriceRuleDraft): PriceRule | undefined => {
  const amount = /^\d{1,5}$/.test(draft.amount.trim()) ? Number(draft.amount) : 0;
  if (amount < 1 || amount > priceRuleLimits[draft.unit]) return undefined;
  const { unit, rounding, includeOfferprice } = draft;
  return {
    unit,
    rounding,
    includeOfferprice,
    amount: draft.direction === 'raise' ? amount : -amount,
  };
};

const directions = [
  { value: 'raise' as const, label: copy.raise },
  { value: 'lower' as const, label: copy.lower },
];
const units = [
  { value: 'percent' as const, label: copy.percent },
  { value: 'rupees' as const, label: copy.rupees },
];
const roundingOptions = priceRoundings.map((value) => ({ value, label: copy.roundings[value] }));

type PriceRuleFieldsProps = { draft: PriceRuleDraft; onChange: (draft: PriceRuleDraft) => void };

export function PriceRuleFields({ draft, onChange }: PriceRuleFieldsProps) {
  const isWrong = draft.amount.trim() !== '' && !parsePriceRule(draft);
  const error = draft.unit === 'percent' ? copy.percentError : copy.amountError;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Select
          label={copy.direction}
          options={directions}
          value={draft.direction}
          onChange={(direction) => onChange({ ...draft, direction })}
        />
        <TextField
          label={copy.by}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={draft.amount}
          onChange={({ target }) => onChange({ ...draft, amount: target.value })}
          error={isWrong ? error : undefined}
        />
        <Select
          label={copy.unit}
          options={units}
          value={draft.unit}
          onChange={(unit) => onChange({ ...draft, unit })}
        />
        <Select
          label={copy.rounding}
          options={roundingOptions}
          value={draft.rounding}
          onChange={(rounding) => onChange({ ...draft, rounding })}
        />
      </div>
      <Checkbox
        label={copy.includeOfferprice}
        checked={draft.includeOfferprice}
        onChange={({ target }) => onChange({ ...draft, includeOfferprice: target.checked })}
      />
    </>
  );
}
