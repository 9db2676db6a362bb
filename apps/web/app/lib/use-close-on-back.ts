import { useEffect, useLayoutEffect, useRef } from 'react';
import { addOverlay } from './overlays.ts';

/** Back closes it while it is open. */
export const useCloseOnBack = (isOpen: boolean, onClose: () => void): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(
    () => (isOpen ? addOverlay({ depth: 1, onBack: () => latest.current() }) : undefined),
    [isOpen],
  );
};
