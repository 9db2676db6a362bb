import { useLocation } from 'react-router';
import { useInBrowser } from '../lib/in-browser.ts';
import { layers, levelOf } from '../lib/layers.ts';
import { useStore } from '../lib/store.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { OnceOpened } from '../ui/once-opened.tsx';

const Back = lazyWithPreload(() => import('../lib/back.ts'));

/** From the first dialog on; also where the history has entries of one that is no longer there. */
export function BackHost() {
  const hasLayers = useStore(layers, ({ length }) => length > 0);
  const { state } = useLocation();
  const hasLevel = useInBrowser() && levelOf(state) > 0;
  return (
    <OnceOpened open={hasLayers || hasLevel} meanwhile={null}>
      <Back />
    </OnceOpened>
  );
}
