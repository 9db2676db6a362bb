import type { CursorPosition } from '../../kit/cursor.ts';
import { parseTimeOfDay } from '../../kit/time-of-day.ts';
import type { Order } from '../schema.ts';
import type { OrderSort } from './endpoints.ts';

type ListedOrder = Pick<Order, '_id' | 'createdAt' | 'appointmentDate' | 'appointmentSlot'>;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Local time in India, formatted like the instants of other cursors. */
const timeOfVisit = ({ appointmentDate, appointmentSlot }: ListedOrder): string => {
  const minute = parseTimeOfDay(appointmentSlot);
  return `${appointmentDate}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00Z`;
};

export const cursorPositionOf = (sort: OrderSort, order: ListedOrder): CursorPosition => ({
  createdAt: sort === 'visit' ? timeOfVisit(order) : order.createdAt,
  id: order._id,
});

export const visitTimeFromCursor = ({
  createdAt,
}: CursorPosition): { day: string; minute: number } => ({
  day: createdAt.slice(0, 10),
  minute: Number(createdAt.slice(11, 13)) * 60 + Number(createdAt.slice(14, 16)),
});

const compareAscending = (a: CursorPosition, b: CursorPosition): number => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};

export const compareCursorPositions = (
  sort: OrderSort,
  a: CursorPosition,
  b: CursorPosition,
): number => (sort === 'visit' ? compareAscending(a, b) : compareAscending(b, a));
