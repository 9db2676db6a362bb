import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { ServicesChange } from '@haldi/contract/orders/desk/changing/schema';
import { CartMismatch } from '@haldi/contract/orders/order-error-details';
import { Suspense, useId, useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { formatDuration } from '../../../lib/duration.ts';
import { useCatalogueServices } from '../../../menu/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rescheduleQuestionFromError } from '../assignment-question.ts';
import { useChangeServices } from '../queries.ts';
import { changingCopy } from './copy.ts';
import { EditableServiceLines } from './editable-service-lines.tsx';
import {
  type ChangeDialogProps,
  OrderChangeDialog,
  useOrderChangeInDialog,
} from './order-change-dialog.tsx';
import {
  addServiceToDraft,
  type DraftTotals,
  draftTotals,
  hasSameServices,
  linesWithQuantity,
  reconcileDraftWithOrder,
  removeServicesFromDraft,
  servicesDraftFrom,
  setQuantityInDraft,
} from './services-draft.ts';

// Loads the search index on demand.
const ServiceSearch = lazyWithPreload(() => import('../../../menu/shared/service-search.tsx'));

const copy = changingCopy.services;

const missingServiceIds = (error: unknown): string[] => {
  if (!(error instanceof CallError) || error.reason.code !== 'SERVICE_GONE') return [];
  const { data } = CartMismatch.safeParse(error.reason.details);
  return data?.gone.map(({ serviceId }) => serviceId) ?? [];
};

function TotalsComparison({ before, after }: { before: DraftTotals; after: DraftTotals }) {
  const rows = [
    [copy.total, formatPaise(before.total), formatPaise(after.total)],
    [copy.duration, formatDuration(before.minutes), formatDuration(after.minutes)],
  ];
  return (
    <table className="w-full text-right tabular-nums">
      <thead className="text-sm text-stone">
        <tr>
          <td />
          <th scope="col" className="font-normal">
            {copy.before}
          </th>
          <th scope="col" className="font-normal">
            {copy.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, was, is]) => (
          <tr key={name}>
            <th scope="row" className="text-left font-semibold">
              {name}
            </th>
            <td className="text-stone">{was}</td>
            <td aria-live="polite" className="text-lg font-semibold">
              {is}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Change = Omit<ServicesChange, 'version' | 'attempt'>;

export function ChangeServicesDialog(dialog: ChangeDialogProps) {
  const { order } = dialog;
  const id = useId();
  const {
    data: offered = [],
    isPending: isLoading,
    isError,
    refetch,
  } = useCatalogueServices(allServicesFile);
  const [draft, setDraft] = useState(() => servicesDraftFrom(order.services));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const lines = reconcileDraftWithOrder(draft, order.services, offered);
  const remaining = linesWithQuantity(lines);

  const refusalText = (error: unknown): string | undefined => {
    const gone = missingServiceIds(error);
    if (gone.length === 0) return undefined;
    setDraft(removeServicesFromDraft(draft, gone));
    const names = lines.filter(({ serviceId }) => gone.includes(serviceId));
    return copy.gone(names.map(({ name }) => name).join(', '));
  };
  const state = useOrderChangeInDialog<Change>(dialog, useChangeServices(), {
    questionFrom: rescheduleQuestionFromError<Change>,
    doneText: copy.done,
    refusalText,
  });
  const problem = (): string | undefined => {
    if (remaining.length === 0) return copy.atLeastOne;
    return isSubmitted && hasSameServices(lines, order.services) ? copy.unchanged : undefined;
  };
  const submit = (): void => {
    setIsSubmitted(true);
    if (remaining.length === 0 || hasSameServices(lines, order.services)) return;
    const services = remaining.map(({ serviceId, quantity }) => ({ serviceId, quantity }));
    void state.change({ services });
  };
  const error = problem();
  return (
    <OrderChangeDialog
      dialog={dialog}
      state={state}
      copy={copy}
      isUnsaved={!hasSameServices(lines, order.services)}
      describedBy={error ? `${id}-error` : undefined}
      onConfirm={submit}
    >
      <EditableServiceLines
        lines={lines}
        onQuantity={(serviceId, quantity) =>
          setDraft(setQuantityInDraft(lines, serviceId, quantity))
        }
      />
      {isLoading && <Skeleton className="h-12" />}
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {copy.failed}
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      {offered.length > 0 && (
        <Suspense fallback={<Skeleton className="h-12" />}>
          <ServiceSearch
            label={copy.add}
            services={offered}
            onAdd={(service) => setDraft(addServiceToDraft(lines, service))}
          />
        </Suspense>
      )}
      <TotalsComparison
        before={draftTotals(order.services, order.visitingCharge)}
        after={draftTotals(remaining, order.visitingCharge)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </OrderChangeDialog>
  );
}
