import { type ComponentType, createElement, lazy, useState } from 'react';
import { codeIsThereAgain } from '../lib/missing-code.ts';
import { uiCopy } from './copy.ts';
import { toast } from './toast.ts';

const waits = [500, 2000];
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const loadPatiently = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      // A phone between two cells: the next try usually works, and the last one reports.
      await pause(wait);
    }
  }
  return load();
};

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
    loading ??= loadPatiently(load);
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
    for (;;) {
      try {
        return await loadOnce();
      } catch (error) {
        console.warn('Code could not be loaded', error);
        await codeIsThereAgain(() => toast.error(uiCopy.opensLater));
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
