/** `keepsPlace`: child URLs open something over the same page, so the scroll position stays. */
export type RouteHandle = { keepsPlace?: boolean };
