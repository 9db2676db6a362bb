import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import { orderAmounts, outstandingAmount } from '@haldi/contract/orders/order-amounts';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { useId, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { UnsavedInputWarning } from '../../lib/use-unsaved-warning.ts';
import { useCatalogueServices } from '../../menu/queries.ts';
import ServiceSearch from '../../menu/shared/service-search.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AddedLine } from './action-queue-rules.ts';
import { workCopy } from './copy.ts';

type Line = { service: Service; quantity: number };

const addToLines = (lines: readonly Line[], service: Service): Line[] =>
  lines.some((line) => line.service._id === service._id)
    ? lines.map((line) =>
        line.service._id === service._id ? { ...line, quantity: line.quantity + 1 } : line,
      )
    : [...lines, { service, quantity: 1 }];

type AddServiceDialogProps = {
  open: boolean;
  visit: WorkVisit;
  onClose: () => void;
  onAdd: (added: readonly AddedLine[]) => void;
};

function AddForm({ visit, onAdd }: Pick<AddServiceDialogProps, 'visit' | 'onAdd'>) {
  const id = useId();
  const { data: menu, isPending, isError, refetch } = useCatalogueServices(allServicesFile);
  const [lines, setLines] = useState<Line[]>([]);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const selected = lines.map(({ service, quantity }) => ({
    ...service,
    serviceId: service._id,
    quantity,
  }));
  const { due } = orderAmounts(visit);
  const services = [...visit.services, ...selected];
  const newDue = orderAmounts({ ...visit, services }).due;
  const updateLines = (next: Line[]): void => {
    setLines(next);
    // The customer agreed to another amount.
    setIsAgreed(false);
  };
  const setQuantity = (wantedId: string, quantity: number): void =>
    updateLines(
      lines
        .map((line) => (line.service._id === wantedId ? { ...line, quantity } : line))
        .filter((line) => line.quantity > 0),
    );
  const submit = (): void => {
    setIsSubmitted(true);
    if (lines.length === 0 || !isAgreed) return;
    onAdd(
      selected.map(({ _id, name, price, duration, quantity }) => ({
        serviceId: _id,
        name,
        price,
        duration,
        quantity,
      })),
    );
  };
  return (
    <div className="space-y-5">
      <UnsavedInputWarning when={lines.length > 0} />
      {isPending && <Skeleton className="h-12" />}
      {isError && (
        <div role="alert" className="space-y-2">
          <p>{workCopy.menuFailed}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {workCopy.tryAgain}
          </Button>
        </div>
      )}
      {menu && (
        <ServiceSearch
          isLarge
          label={workCopy.searchMenu}
          services={menu}
          onAdd={(service) => updateLines(addToLines(lines, service))}
        />
      )}
      {lines.length > 0 && (
        <>
          <ul aria-label={workCopy.added} className="divide-y divide-sand border-y border-sand">
            {lines.map(({ service, quantity }) => (
              <li key={service._id} className="flex items-center gap-3 py-2.5">
                <span className="min-w-0 grow text-lg leading-snug wrap-anywhere">
                  {service.name}
                  <span className="block text-base tabular-nums">
                    {formatRupees(service.price)}, {formatDuration(service.duration)}
                  </span>
                </span>
                <QuantityStepper
                  label={service.name}
                  value={quantity}
                  onDecrease={() => setQuantity(service._id, quantity - 1)}
                  onIncrease={() => setQuantity(service._id, quantity + 1)}
                  onRemove={() => setQuantity(service._id, 0)}
                  className="w-29 shrink-0"
                />
              </li>
            ))}
          </ul>
          <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-1 text-lg tabular-nums">
            <dt>{workCopy.dueBefore}</dt>
            <dd className="text-right">{formatPaise(outstandingAmount({ due }))}</dd>
            <dt className="font-semibold">{workCopy.dueAfter}</dt>
            <dd
              aria-live="polite"
              className="text-right font-display text-2xl font-semibold text-plum-950"
            >
              {formatPaise(outstandingAmount({ due: newDue }))}
            </dd>
            <dd className="col-span-2 text-base">
              {workCopy.longer(formatDuration(totalVisitMinutes(selected)))}
            </dd>
          </dl>
          <Checkbox
            label={workCopy.agreed(
              visit.firstName,
              formatPaise(outstandingAmount({ due: newDue })),
            )}
            checked={isAgreed}
            onChange={({ target }) => setIsAgreed(target.checked)}
            error={isSubmitted && !isAgreed ? workCopy.agreedMissing : undefined}
          />
        </>
      )}
      {isSubmitted && lines.length === 0 && (
        <FieldError id={`${id}-error`}>{workCopy.chooseOne}</FieldError>
      )}
      <Button
        once
        aria-describedby={isSubmitted && lines.length === 0 ? `${id}-error` : undefined}
        className="min-h-16! w-full text-xl!"
        onClick={submit}
      >
        {workCopy.addConfirm}
      </Button>
    </div>
  );
}

export default function AddServiceDialog({ open, visit, onClose, onAdd }: AddServiceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={workCopy.addTitle}>
      <AddForm visit={visit} onAdd={onAdd} />
    </Dialog>
  );
}
