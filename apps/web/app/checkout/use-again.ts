import type { UserData } from '@haldi/contract/accounts/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { endAgain, useAskedAgain } from '../orders/again-store.ts';
import { toast } from '../ui/toast.ts';
import { bookingCopy } from './copy.ts';

/** Takes up an order that somebody asked to book again, on whatever page. */
export const useAgain = (): void => {
  const order = useAskedAgain();
  const { user } = useAuth();
  const queries = useQueryClient();
  const take = useEffectEvent(async (asked: Order, customer: UserData): Promise<void> => {
    try {
      const { putInCartAgain } = await import('./cart/again.ts');
      await putInCartAgain(queries, asked, customer);
    } catch {
      toast.error(bookingCopy.againFailed);
    } finally {
      endAgain();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an order, as soon as it is known whose
  useEffect(() => {
    if (order && user) void take(order, user);
  }, [order, user === null]);
};
