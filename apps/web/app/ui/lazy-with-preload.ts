import { type ComponentType, createElement, lazy, useState } from 'react';
import { waitBeforeChunkRetry } from '../lib/wait-before-chunk-retry.ts';

/**
 * Loads a component on first use; `preload` loads it earlier, for example on hover. A loaded
 * component renders at once, where React.lazy would show the fallback for a third of a second.
 */
export const lazyWithPreload = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = (): ReturnType<typeof load> => {
    loading ??= load();
    loading.then(
      (module) => {
        loaded = module.default;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };
  const preload = (): void => {
    // Retried and reported when the component is used.
    loadOnce().catch(() => undefined);
  };
  /** Retries forever: an error would unmount the page and lose input. */
  const loadWithRetry = async (): ReturnType<typeof load> => {
    for (let failures = 1; ; failures += 1) {
      try {
        return await loadOnce();
      } catch {
        await waitBeforeChunkRetry(failures);
      }
    }
  };
  const Lazy: ComponentType<Props> = lazy(loadWithRetry);
  const Preloadable = (props: Props) => {
    const [Component] = useState(() => loaded ?? Lazy);
    return createElement(Component, props);
  };
  return Object.assign(Preloadable, { preload });
};
