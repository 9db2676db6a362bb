import { formatRupees } from '@haldi/contract/kit/money';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { changingCopy } from './copy.ts';
import type { DraftLine } from './services-draft.ts';

const copy = changingCopy.services;

type LineProps = { line: DraftLine; onQuantity: (quantity: number) => void };

function Line({ line, onQuantity }: LineProps) {
  const { name, price, quantity, isSold } = line;
  const isGone = quantity === 0;
  const money = formatRupees(price);
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow leading-snug wrap-anywhere">
        {isGone ? (
          <>
            <del aria-hidden="true" className="text-stone">
              {name}
            </del>
            <span className="sr-only">{copy.removed(name)}</span>
          </>
        ) : (
          <>
            {name} {!isSold && <Badge tone="plum">{copy.isNew}</Badge>}
          </>
        )}
        <p className="text-sm text-stone tabular-nums">
          {isSold ? copy.bookedPrice(money) : copy.currentPrice(money)}
        </p>
      </div>
      {isGone ? (
        <Button
          look="secondary"
          size="small"
          aria-label={copy.restoreOf(name)}
          onClick={() => onQuantity(1)}
        >
          {copy.restore}
        </Button>
      ) : (
        <QuantityStepper
          label={name}
          value={quantity}
          onDecrease={() => onQuantity(quantity - 1)}
          onIncrease={() => onQuantity(quantity + 1)}
          onRemove={() => onQuantity(0)}
          className="w-29 shrink-0"
        />
      )}
    </li>
  );
}

type DraftLinesProps = {
  lines: readonly DraftLine[];
  onQuantity: (serviceId: string, quantity: number) => void;
};

export function EditableServiceLines({ lines, onQuantity }: DraftLinesProps) {
  return (
    <ul aria-label={copy.list} className="divide-y divide-sand border-y border-sand">
      {lines.map((line) => (
        <Line
          key={line.serviceId}
          line={line}
          onQuantity={(quantity) => onQuantity(line.serviceId, quantity)}
        />
      ))}
    </ul>
  );
}
