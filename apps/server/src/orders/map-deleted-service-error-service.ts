import {
  missingReferencedValue,
  violatedForeignKeyConstraint,
} from '../platform/database/constraint-errors.ts';
import * as errors from './errors.ts';

/** A service may be deleted between reading and writing. */
export const mapDeletedServiceError = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (violatedForeignKeyConstraint(error) !== 'order_services_service_id_services_id_fk')
      throw error;
    const serviceId = missingReferencedValue(error);
    throw errors.cartMismatchError({ prices: [], gone: serviceId ? [{ serviceId }] : [] });
  }
};
