import type { Order } from '@haldi/contract/orders/schema';
import { isOpen } from '@haldi/contract/orders/status';
import { withAppointment } from '@haldi/contract/orders/terms';
import { codeShownFrom } from '@haldi/contract/orders/work/start-code';
import { useEffect, useEffectEvent } from 'react';

/** Beyond this a browser's timer fires at once; nobody keeps a page open for so long. */
const longestMs = 2 ** 31 - 1;
/** So that the server's clock has got there too. */
const slackMs = 500;

type Awaited = Pick<Order, 'status' | 'appointmentDate' | 'appointmentSlot'>;

/** How long until the page may show a start code; nothing: that is over, or too far away. */
export const msUntilStartCode = (order: Awaited, now: Date): number | undefined => {
  if (!isOpen(order.status)) return undefined;
  const from = codeShownFrom(withAppointment(order));
  const wait = from.getTime() - now.getTime();
  return wait > 0 && wait < longestMs ? wait : undefined;
};

/** Nothing happens to an order when the hour of its code comes: the page asks by itself. */
export const useStartCodeRefresh = (order: Awaited | undefined, read: () => void): void => {
  const notify = useEffectEvent(read);
  const { status, appointmentDate, appointmentSlot } = order ?? {};
  useEffect(() => {
    if (!status || !appointmentDate || !appointmentSlot) return;
    const wait = msUntilStartCode({ status, appointmentDate, appointmentSlot }, new Date());
    if (wait === undefined) return;
    const timer = setTimeout(() => notify(), wait + slackMs);
    return () => clearTimeout(timer);
  }, [status, appointmentDate, appointmentSlot]);
};
