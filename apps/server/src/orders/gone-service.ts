import { missingKey, violatedForeignKey } from '../platform/database/constraint.ts';
import * as errors from './errors.ts';

/** A service that was deleted between the reading and the writing is as gone as any other. */
export const settlingGone = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (violatedForeignKey(error) !== 'order_services_service_id_services_id_fk') throw error;
    const serviceId = missingKey(error);
    throw errors.cartMismatch({ prices: [], gone: serviceId ? [{ serviceId }] : [] });
  }
};
