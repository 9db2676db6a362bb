import type { BoardVisit, PlacementOptions } from '@haldi/contract/orders/desk/board/schema';
import { assignedUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { isPending as isPendingStatus } from '@haldi/contract/orders/status';
import { X } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { statusAfterAssigning } from '../../shared/status-after-assigning.ts';
import { StatusBadge } from '../../shared/status-badge.tsx';
import { AssignmentQuestionDialog } from '../assignment-question-dialog.tsx';
import { WarningsDialog } from '../changing/warnings-dialog.tsx';
import { OrderChangedNotice } from '../order-changed-notice.tsx';
import { PlannedBeautician } from '../planned-beautician.tsx';
import {
  anyBeauticianPlacements,
  areAllPlacementsPast,
  type BoardPlacement,
} from './board-placements.ts';
import { boardCopy } from './copy.ts';
import { PlacementText, placementLabel, placementStyle } from './placement-button.tsx';
import { SelectedVisitSummary } from './selected-visit-summary.tsx';
import {
  canMoveOnBoard,
  type MoveOrAssignment,
  moveOrAssignmentFor,
  useMoveVisit,
} from './use-move-visit.ts';

const copy = boardCopy.selected;

export type PlacementHandle = { choose: (choice: BoardPlacement) => void };

type AnyBeauticianPlacementsProps = {
  choices: readonly BoardPlacement[];
  onChoose: (choice: BoardPlacement) => void;
};

function AnyBeauticianPlacements({ choices, onChoose }: AnyBeauticianPlacementsProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm font-semibold text-plum-900">{copy.anyBeautician}</p>
      <ul className="-mx-1 flex gap-1.5 overflow-x-auto overscroll-x-contain px-1 py-1">
        {choices.map((choice) => (
          <li key={choice.slot} className="w-24 shrink-0">
            <button
              type="button"
              aria-label={placementLabel(choice, copy.anyBeautician)}
              aria-disabled={choice.kind === 'here' || undefined}
              title={choice.reason}
              onClick={() => choice.kind !== 'here' && onChoose(choice)}
              className={cx(placementStyle(choice.kind), 'w-full')}
            >
              <PlacementText {...choice} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoosePlacementProps = {
  order: Order;
  /** Null: none. */
  plannedName: string | null;
  day: string;
  places: PlacementOptions | undefined;
  placesFailed: boolean;
  placementRef: Ref<PlacementHandle>;
  onPlaced: () => Promise<void>;
};

function ChoosePlacement(props: ChoosePlacementProps) {
  const { order, plannedName, day, places, placesFailed, placementRef, onPlaced } = props;
  const { send, isPending, question, dismissQuestion, ...notice } = useMoveVisit(order);
  const [refusal, setRefusal] = useState('');
  const [pendingMove, setPendingMove] = useState<{
    warnings: string[];
    change: MoveOrAssignment;
  }>();

  const moveVisit = async (change: MoveOrAssignment): Promise<void> => {
    setPendingMove(undefined);
    if (await send(change)) await onPlaced();
  };
  const choose = (choice: BoardPlacement): void => {
    if (isPending) return;
    const { person, slot, kind, reason, against } = choice;
    setRefusal(
      kind === 'cannot'
        ? boardCopy.slot.refused(person?.name ?? copy.anyBeautician, slot, reason)
        : '',
    );
    const change = kind === 'cannot' ? undefined : moveOrAssignmentFor(order, day, choice);
    if (!change) return;
    if (against === null) void moveVisit(change);
    else setPendingMove({ warnings: [`${against}.`], change });
  };
  useImperativeHandle(placementRef, () => ({ choose }));
  const isOrderPending = isPendingStatus(order.status);
  const status = isAssigned(order) ? undefined : statusAfterAssigning(order.status);

  return (
    <div className="contents lg:block lg:min-w-0 lg:space-y-2">
      {status && (
        // First on phones, where the panel scrolls.
        <div className="order-first min-w-0">
          <PlannedBeautician
            candidates={{ planned: plannedName }}
            order={order}
            busy={isPending}
            onAssign={(beautician) =>
              void moveVisit({ status, message: assignedUpdateMessage, beautician })
            }
          />
        </div>
      )}
      <p role="status" className="flex items-center gap-2 text-sm text-stone">
        {(isPending || (!places && !placesFailed)) && <Spinner className="size-4" />}
        {isPending && copy.sending}
        {!isPending && !places && (placesFailed ? copy.slotsFailed : copy.loadingSlots)}
        {!isPending &&
          places &&
          (areAllPlacementsPast(places) ? copy.dayOver : copy.hint(isOrderPending))}
      </p>
      {refusal !== '' && <Notice tone="bad">{refusal}</Notice>}
      <OrderChangedNotice {...notice} />
      {places && !areAllPlacementsPast(places) && (
        <AnyBeauticianPlacements
          choices={anyBeauticianPlacements(places, order, day)}
          onChoose={choose}
        />
      )}
      <WarningsDialog
        warnings={pendingMove?.warnings ?? noWarnings}
        title={copy.askTitle}
        back={copy.back}
        confirm={copy.moveAnyway}
        busy={isPending}
        onConfirm={() => pendingMove && void moveVisit(pendingMove.change)}
        onClose={() => setPendingMove(undefined)}
      />
      <AssignmentQuestionDialog
        question={question}
        busy={isPending}
        isTimeChange={question !== undefined && 'appointmentSlot' in question.update}
        onAnswer={(answer) => void moveVisit(answer)}
        onClose={dismissQuestion}
      />
    </div>
  );
}

const isAssigned = ({ beautician }: Order): boolean => beautician !== noBeautician;

const noWarnings: readonly string[] = [];

type SelectedVisitPanelProps = Omit<ChoosePlacementProps, 'order' | 'plannedName'> & {
  visit: BoardVisit;
  order: Order | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
};

export function SelectedVisitPanel(props: SelectedVisitPanelProps) {
  const { visit, order, hasFailed, onRetry, onClose, ...choosing } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'z-15 border-sand bg-ivory shadow-soft',
        'fixed inset-x-0 bottom-0 max-h-[46dvh] overflow-y-auto overscroll-contain rounded-t-card border-t px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        'lg:static lg:max-h-72 lg:shrink-0 lg:rounded-card lg:border lg:px-5',
      )}
    >
      <header className="sticky top-0 z-1 flex items-center gap-2 bg-ivory pt-1">
        <h2 id={id} className="min-w-0 grow text-lg text-plum-900 wrap-anywhere">
          {order?.username ?? visit.customer}
        </h2>
        <StatusBadge status={order?.status ?? visit.status} />
        <IconButton label={copy.close} className="-mr-2" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {!order && !hasFailed && (
        <div role="status" className="space-y-2 pb-3">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-5 w-64" />
          <Skeleton className="h-5 w-80 max-w-full" />
          <Skeleton className="h-11" />
        </div>
      )}
      {!order && hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 pb-3">
          {copy.failed}
          <Button look="secondary" size="small" onClick={onRetry}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      {order && (
        <div className="grid gap-x-8 gap-y-2 pb-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <SelectedVisitSummary order={order} />
          {canMoveOnBoard(order) ? (
            <ChoosePlacement {...choosing} order={order} plannedName={visit.planned} />
          ) : (
            <p role="status" className="text-sm text-stone">
              {copy.notMovable}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
