import { endpoint } from '../../../kit/endpoint.ts';
import { Order } from '../../schema.ts';
import { PhoneBooking } from './schema.ts';

export const bookByPhone = endpoint({
  method: 'POST',
  path: '/api/admin/bookings',
  summary:
    'Books for an existing or a new customer; repeating the request answers 200 with the same order',
  auth: 'desk',
  body: PhoneBooking,
  status: 201,
  answer: Order,
  errors: [
    'NOT_FOUND',
    'NOT_HER_CUSTOMER',
    'NOT_OPEN_YET',
    'ALREADY_TAKEN',
    'NUMBER_NOT_VERIFIED',
    'ORDER_EXISTS',
    'ORDER_ID_TAKEN',
    'PRICE_CHANGED',
    'SERVICE_GONE',
    'ALREADY_BOOKED',
    'SLOT_FULL',
    'SLOT_NOT_BOOKABLE',
    'ORDER_TOO_SMALL',
    'COUPON_REFUSED',
  ],
});
