import { createPrivatePageMeta } from '../lib/page-meta.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { documentsCopy } from './shared/copy.ts';

export const meta = createPrivatePageMeta(documentsCopy.meta);

/** Lazy: the route manifest of every page lists the modules that its routes need. */
export default lazyWithPreload(() => import('./page/document-by-order-link.tsx'));
