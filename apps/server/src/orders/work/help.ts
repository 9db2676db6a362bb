import type { HelpCall } from '@haldi/contract/orders/work/schema';
import type { Identity } from '../../platform/http/identity.ts';
import { publishAlerts, raiseAlert } from '../alerts/service.ts';
import type { Orders } from '../service.ts';
import { placeOf } from './days.ts';
import { findAssigned } from './store.ts';

/** She needs help. It is taken whatever else is wrong: a visit that is not hers is left out. */
export const callForHelp = async (
  { db, live, clock }: Orders,
  identity: Identity,
  { attempt, visit }: HelpCall,
): Promise<void> => {
  const place = placeOf(identity);
  const found = visit === null ? undefined : await findAssigned(db, place, visit);
  await db.transaction((tx) =>
    raiseAlert(tx, {
      ...{ id: attempt, kind: 'help', beauticianId: place },
      ...{ orderId: found ? visit : null, createdAt: clock() },
    }),
  );
  publishAlerts(live);
};
