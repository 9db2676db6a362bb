/** Of a route whose addresses open something over one and the same page. */
export type RouteHandle = { keepsPlace?: boolean };
