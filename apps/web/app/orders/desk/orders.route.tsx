import type { RouteHandle } from '../../lib/route-handle.ts';
import { createPrivateMeta } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';

export const meta = createPrivateMeta('Order Management');

export const handle: RouteHandle = { keepsPlace: true };

/** Lazy: the route manifest of every page lists the modules that its routes need. */
export default lazyWithPreload(() => import('./orders-screen.tsx'));
