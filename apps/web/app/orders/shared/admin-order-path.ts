import { buildPagePath } from '@haldi/contract/pages/page-path';

/** `key` is the number, or the id where several orders have that number. */
export const adminOrderPath = (key: number | string): string =>
  buildPagePath('/admin/orders/:orderId', key);
