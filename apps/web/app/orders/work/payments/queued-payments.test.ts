import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { describe, expect, test } from 'vitest';
import {
  type BeauticianAction,
  type QueuedAction,
  toAddServicesAction,
  withUnsentActions,
} from '../action-queue-rules.ts';

const at = '2026-11-18T05:00:00.000Z';
const place = { day: '2026-11-18', slot: '11:00 AM' };
const facial = {
  ...{ serviceId: 'facial', name: 'Facial', price: 1_099, duration: 60, quantity: 1 },
  category: 'Beauty' as const,
};
const booked = {
  ...{ _id: 'one', status: 'completed', services: [facial], visitingCharge: 100 },
  ...{ discounts: [], fees: [], payments: [], unpaidReason: null },
} as Partial<WorkVisit> as WorkVisit;

const kept = (
  position: number,
  act: BeauticianAction,
  over: Partial<QueuedAction> = {},
): QueuedAction => ({
  ...{ attempt: `attempt-${position}`, userId: 'usha', place: position, pressedAt: at, act },
  visit: { _id: 'one', ...place },
  ...over,
});

describe('the amounts of a visit with unsent actions', () => {
  const inCash = (amount: number, tip = 0): BeauticianAction => ({
    ...{ kind: 'payment', method: 'cash', amount, tip },
  });
  const amountsOf = (known: WorkVisit, actions: readonly QueuedAction[]) => {
    const { paid, tips, due } = orderAmounts(withUnsentActions(known, actions));
    return { paid, tips, due };
  };

  test('count payments and tips, but no refused ones', () => {
    const all = [
      kept(1, inCash(50_050, 5_000)),
      kept(2, inCash(0, 1_000)),
      kept(3, inCash(10_000), { refused: 'No.' }),
      kept(4, inCash(10_000), { visit: { _id: 'two', ...place } }),
    ];
    expect(amountsOf(booked, all)).toEqual({ paid: 50_050, tips: 6_000, due: 69_850 });
  });

  test('count a payment once that the server has recorded', () => {
    const action = kept(1, inCash(50_000));
    const { payments } = withUnsentActions(booked, [action]);
    expect(payments).toMatchObject([{ attempt: action.attempt, takenAt: at }]);
    expect(amountsOf({ ...booked, payments }, [action])).toMatchObject({ paid: 50_000 });
  });

  test('include added services, once if the server has added them', () => {
    const added = { serviceId: 'facial', name: 'Facial', price: 1_099, duration: 60, quantity: 2 };
    const wax = { ...added, serviceId: 'wax', name: 'Wax', price: 300, quantity: 1 };
    const action = kept(1, toAddServicesAction(booked, [added, wax]));
    expect(action.act).toMatchObject({
      services: [
        { serviceId: 'facial', quantity: 2 },
        { serviceId: 'wax', quantity: 1 },
      ],
    });
    const due = 369_700;
    const shown = withUnsentActions(booked, [action]);
    expect(amountsOf(booked, [action]).due).toBe(due);
    expect(amountsOf(shown, [action]).due).toBe(due);
  });

  test('keep why the visit is not paid', () => {
    const why: BeauticianAction = { kind: 'unpaid', reason: 'dispute' };
    expect(withUnsentActions(booked, [kept(1, why)]).unpaidReason).toBe('dispute');
  });
});
