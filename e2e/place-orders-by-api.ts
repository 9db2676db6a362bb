import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { dayAhead } from './clock.ts';
import { expect } from './fixtures.ts';
import { nextOrderNumber } from './order-number.ts';
import { ownerSessionAt } from './staff-sessions.ts';
import { type Person, signUpByApi } from './test-accounts.ts';

export type Placed = {
  _id: string;
  orderId: number;
  username: string;
  total: number;
  appointmentDate: string;
  appointmentSlot: string;
};

type Customer = Person & { userData: { _id: string } };

type Service = { _id: string; name: string; price: number; duration: number };

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Days that no other test uses; each slot is used once. */
const slots = ['09:00 AM', '11:00 AM', '01:00 PM', '03:00 PM', '05:00 PM'];

const daysOfWorker = 15;

/** More visits than that mean that something else is wrong. */
const visitsOfRun = 1_000;

let visits = 0;

const nextVisit = (): { appointmentDate: string; appointmentSlot: string | undefined } => {
  // A worker that fails is replaced by one with the next number.
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 3;
  const day = 40 + worker * daysOfWorker + (visits % daysOfWorker);
  const slot = slots[Math.floor(visits / daysOfWorker) % slots.length];
  visits += 1;
  return { appointmentDate: dayAhead(day), appointmentSlot: slot };
};

const findFacial = async (request: APIRequestContext): Promise<Service> => {
  const all = (await (await request.get('/Json%20Files/Facial.json')).json()) as Service[];
  const found = all.find(({ duration }) => duration <= 60);
  if (!found) throw new Error('no facial takes an hour');
  return found;
};

/** The request context must have the customer's cookie. */
export const placeOrder = async (
  request: APIRequestContext,
  customer: Customer,
  over: object = {},
): Promise<Placed & { service: Service }> => {
  const service = await findFacial(request);
  for (;;) {
    const response = await request.post('/api/orders', {
      headers: sameOrigin,
      data: {
        orderId: nextOrderNumber(),
        userId: customer.userData._id,
        username: customer.username,
        userPhone: customer.mobileNumber,
        services: [
          { serviceId: service._id, name: service.name, price: service.price, quantity: 2 },
        ],
        ...nextVisit(),
        address: {
          street: customer.street,
          apartmentNumber: customer.apartmentNumber,
          city: customer.town,
          state: customer.state,
          pincode: customer.pincode,
          latitude: 0,
          longitude: 0,
        },
        ...over,
      },
    });
    if (response.status() === 201) return { ...((await response.json()) as Placed), service };
    const { code } = await response.json();
    // Another test may have filled this slot. A slot given by the test is not changed.
    if (code === 'SLOT_FULL' && !('appointmentSlot' in over) && visits < visitsOfRun) continue;
    expect(code).toBe('ORDER_ID_TAKEN');
  }
};

/** Booked by staff, because customers have a limit of open orders. */
export const placeOrderAtDesk = async (
  origin: string | undefined,
  customer: Person,
): Promise<Placed & { service: Service }> => {
  const { request, userData } = await ownerSessionAt(origin ?? '');
  return placeOrder(request, { ...customer, userData, username: userData.username });
};

export const placeOrderOfNewCustomer = async (page: Page): Promise<Placed> => {
  const request = await requests.newContext({ baseURL: new URL(page.url()).origin });
  const order = await placeOrder(request, await signUpByApi(request));
  await request.dispose();
  return order;
};

export const updateOrderByApi = async (page: Page, order: Placed, data: object): Promise<void> => {
  const response = await page.request.put(`/api/orders/${order._id}/track`, {
    headers: sameOrigin,
    data,
  });
  expect(response.status(), await response.text()).toBe(200);
};

export const confirmedOrderUpdate = {
  status: 'confirmed',
  message: 'Your appointment is confirmed. See you soon!',
};
