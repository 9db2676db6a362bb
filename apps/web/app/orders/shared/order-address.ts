import { pageAt } from '@haldi/contract/pages/page-at';

/** The desk's own address of an order: by its six digits, or by its id where those mean several. */
export const orderAddress = (key: number | string): string => pageAt('/admin/orders/:orderId', key);
