import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAdminEvents } from './events-store.ts';

/**
 * After a gap in the connection every screen is read afresh, also one that nothing else tells of
 * changes. The list of orders does that itself: nothing in it moves under its reader's eyes.
 */
export const useReadAfresh = (): void => {
  const queries = useQueryClient();
  const wasOpened = useRef(false);
  useAdminEvents(({ kind }) => {
    if (kind !== 'opened') return;
    if (wasOpened.current) {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [area, part] }) => area === 'admin' && part !== 'orders',
      });
    }
    wasOpened.current = true;
  });
};
