import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { startCodeShownFrom } from '@haldi/contract/orders/work/start-code';
import { useEffect, useEffectEvent } from 'react';

/** `setTimeout` overflows beyond this and fires at once. */
const maxTimeoutMs = 2 ** 31 - 1;
/** For the clock of the server. */
const slackMs = 500;

type StartCodeOrder = Pick<Order, 'status' | 'appointmentDate' | 'appointmentSlot'>;

export const msUntilStartCodeShown = (order: StartCodeOrder, now: Date): number | undefined => {
  if (!isOpenStatus(order.status)) return undefined;
  const from = startCodeShownFrom(withDayAndStartMinute(order));
  const wait = from.getTime() - now.getTime();
  return wait > 0 && wait < maxTimeoutMs ? wait : undefined;
};

/** No event is sent when the start code becomes visible, so the page refetches then. */
export const useRefetchWhenStartCodeShown = (
  order: StartCodeOrder | undefined,
  refetch: () => void,
): void => {
  const notify = useEffectEvent(refetch);
  const { status, appointmentDate, appointmentSlot } = order ?? {};
  useEffect(() => {
    if (!status || !appointmentDate || !appointmentSlot) return;
    const wait = msUntilStartCodeShown({ status, appointmentDate, appointmentSlot }, new Date());
    if (wait === undefined) return;
    const timer = setTimeout(() => notify(), wait + slackMs);
    return () => clearTimeout(timer);
  }, [status, appointmentDate, appointmentSlot]);
};
