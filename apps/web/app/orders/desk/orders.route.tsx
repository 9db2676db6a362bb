import { createPrivatePageMeta } from '../../lib/page-meta.ts';
import type { RouteHandle } from '../../lib/route-handle.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';

export const meta = createPrivatePageMeta('Order Management');

export const handle: RouteHandle = { keepsPlace: true };

/** Lazy: the route manifest of every page lists the modules that its routes need. */
export default lazyWithPreload(() => import('./orders-screen.tsx'));
