import type { Order } from '@haldi/contract/orders/schema';

/** The day as it sorts, and the slot. */
export function AppointmentTime({ order }: { order: Order }) {
  return (
    <span className="tabular-nums">
      <span className="font-semibold">{order.appointmentDate.slice(0, 10)}</span>,{' '}
      {order.appointmentSlot}
    </span>
  );
}
