import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

const waits = [500, 2000];
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const loadPatiently = async <Props,>(load: Load<Props>): Promise<ComponentType<Props>> => {
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
 * A part whose code is fetched on first use, so that a page which may never open a dialog does not
 * pay for one. `preload` fetches ahead, when a finger nears the control that needs it.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchOnce = (): Promise<void> => {
    loading ??= loadPatiently(load).then(
      (part) => {
        loaded = part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Part({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    const [state, setState] = useState<{ ready: boolean; error?: unknown }>({
      ready: loaded !== undefined,
    });
    const isShown = state.ready;
    useEffect(() => {
      // Not `loaded`: the code may have come between the drawing and this.
      if (isShown) return;
      let isHere = true;
      fetchOnce().then(
        () => isHere && setState({ ready: true }),
        (error: unknown) => isHere && setState({ ready: false, error }),
      );
      return () => {
        isHere = false;
      };
    }, [isShown]);
    if (state.error) throw state.error;
    const Loaded = loaded;
    return state.ready && Loaded ? <Loaded {...(props as unknown as Props)} /> : meanwhile;
  }
  const preload = (): void => {
    // A failure ahead of time is tried again, and told, when the part is really wanted.
    fetchOnce().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
};
