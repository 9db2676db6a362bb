import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { endAgain, useAskedAgain } from '../orders/again-store.ts';
import { toast } from '../ui/toast.ts';
import { putInCartAgain } from './cart/again.ts';
import { againCopy } from './cart/again-copy.ts';

/** Takes up an order that somebody asked to book again, on whatever page. */
export const useAgain = (): void => {
  const order = useAskedAgain();
  const { user } = useAuth();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an order, as soon as it is known whose
  useEffect(() => {
    if (!order || !user) return;
    putInCartAgain(queries, order, user)
      .catch(() => toast.error(againCopy.failed))
      .finally(endAgain);
  }, [order, user === null]);
};
