import type { QueryClient } from '@tanstack/react-query';

export const customerComplaintKey = ['complaint'];

/** Call for every event of the order. */
export const refreshComplaints = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: customerComplaintKey });
