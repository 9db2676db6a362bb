import { pagePath } from '@haldi/contract/pages/page-path';

/** The desk's own address of an order: by its six digits, or by its id where those mean several. */
export const adminOrderPath = (key: number | string): string =>
  pagePath('/admin/orders/:orderId', key);
