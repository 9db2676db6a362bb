import { type ComponentType, createElement, lazy, useState } from 'react';
import { waitForCode } from '../lib/wait-for-code.ts';

/**
 * A component whose code is fetched on first use, so that a page which may never show it does not pay
 * for it. `preload` fetches it ahead, when a finger nears what opens it. What has come by then is shown
 * at once: of a lazy component React would show the fallback first, and that for a third of a second.
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
    // A failure ahead of time is tried again, and told, when the component is really wanted.
    loadOnce().catch(() => undefined);
  };
  /** Never fails: what was typed on the page around it would be gone with the page. */
  const loadInTheEnd = async (): ReturnType<typeof load> => {
    for (let failures = 1; ; failures += 1) {
      try {
        return await loadOnce();
      } catch {
        await waitForCode(failures);
      }
    }
  };
  const Lazy: ComponentType<Props> = lazy(loadInTheEnd);
  const Preloadable = (props: Props) => {
    const [Component] = useState(() => loaded ?? Lazy);
    return createElement(Component, props);
  };
  return Object.assign(Preloadable, { preload });
};
