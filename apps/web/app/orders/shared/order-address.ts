/** The desk's own address of an order. */
export const orderAddress = (orderId: number): string => `/admin/orders/${orderId}`;
