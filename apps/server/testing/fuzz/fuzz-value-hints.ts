import { randomUUID } from 'node:crypto';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type { Hints } from './random-value-from-schema.ts';

type Known = { userId: string; username: string; service: Service; now: Date };

let hintCount = 0;

/** New values per call where they can be used only once. */
export const fuzzHintsFor = ({ userId, username, service, now }: Known): Hints => {
  hintCount += 1;
  const today = indiaDay(now);
  const days = Array.from({ length: 80 }, (_, ahead) => addDays(today, 1 + ahead));
  return {
    userId: [userId],
    username: [username, `Fuzz ${hintCount}`],
    email: [`fuzz${hintCount}@example.com`],
    login: [`fuzz${hintCount}@example.com`, `7${String(hintCount).padStart(9, '0')}`],
    mobileNumber: [`7${String(hintCount).padStart(9, '0')}`],
    userPhone: ['7000000001'],
    password: ['turmeric-and-milk'],
    newPassword: ['turmeric-and-honey'],
    pincode: ['411038'],
    orderId: [100_000 + (hintCount % 900_000), 123_456],
    serviceId: [service._id],
    price: [service.price],
    quantity: [1, 2, 20],
    appointmentDate: days,
    date: days,
    from: days.slice(0, 3),
    to: days.slice(3, 6),
    appointmentSlot: defaultSlots,
    message: updateMessages,
    rating: [1, 3, 5],
    duration: [30, 60, 240],
    limit: [1, 5, 200],
    cursor: [`${now.toISOString()}_x`, `${now.toISOString()}_${randomUUID()}`],
    search: ['a', '7', 'facial'],
    file: ['AllServices', 'Bleach', `${'0'.repeat(32)}-480.webp`],
    page: ['/', '/service'],
    until: [now.toISOString()],
    removeImage: ['true'],
    image: ['x'],
  };
};
