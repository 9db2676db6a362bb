import { firstName } from '@haldi/contract/kit/first-name';
import type { Order } from '@haldi/contract/orders/schema';
import { isCompleted } from '@haldi/contract/orders/status';
import { useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { Button } from '../ui/button.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../ui/mount-on-first-open.tsx';
import { toast } from '../ui/toast.ts';
import { ordersCopy } from './copy.ts';
import {
  useBeauticianExclusionByCustomer,
  useSetBeauticianExclusionByCustomer,
} from './queries.ts';

const ConfirmDialog = lazyWithPreload(() => import('../ui/confirm-dialog.tsx'));

const copy = ordersCopy.exclusion;

type OrderKey = Pick<Order, 'userId' | 'orderId'>;

function ExcludeBeauticianControl({ order }: { order: OrderKey }) {
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useBeauticianExclusionByCustomer(order);
  const { mutate, isPending } = useSetBeauticianExclusionByCustomer(order);
  if (!data || data.beautician === null) return null;
  const name = firstName(data.beautician);
  const set = (isWanted: boolean): void =>
    mutate(isWanted, {
      onSuccess: () => toast.success(isWanted ? copy.excluded(name) : copy.undone(name)),
      onError: () => toast.error(copy.failed),
      onSettled: () => setIsAsking(false),
    });
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-2 text-sm text-stone">
      {data.isAsked ? (
        <>
          <p>{copy.excluded(name)}</p>
          <Button look="quiet" size="small" busy={isPending} onClick={() => set(false)}>
            {copy.undo}
          </Button>
        </>
      ) : (
        <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
          {copy.exclude(name)}
        </Button>
      )}
      <MountOnFirstOpen open={isAsking}>
        <ConfirmDialog
          open={isAsking}
          title={copy.title(name)}
          text={copy.text(name)}
          confirm={copy.confirm}
          busy={isPending}
          onConfirm={() => set(true)}
          onClose={() => setIsAsking(false)}
        />
      </MountOnFirstOpen>
    </div>
  );
}

export function ExcludeBeautician({ order }: { order: Order }) {
  const { userId } = useAuth();
  return (
    isCompleted(order.status) &&
    order.userId === userId && <ExcludeBeauticianControl order={order} />
  );
}
