import { insteadText } from '@haldi/contract/orders/asked-for';
import type { Order } from '@haldi/contract/orders/schema';
import { Heart } from 'lucide-react';
import { orderWords } from './copy.ts';
import { Fact } from './facts.tsx';

type Asked = Pick<Order, 'askedFor' | 'beautician'>;

/** Whom the customer asked for, as the salon reads it. */
export function AskedForFact({ order: { askedFor } }: { order: Asked }) {
  if (askedFor === null) return null;
  return (
    <Fact icon={Heart} name={orderWords.askedFor} showName>
      {askedFor}
    </Fact>
  );
}

/** The same as she reads it, and who comes instead. */
export function YouAskedFor({ order }: { order: Asked }) {
  if (order.askedFor === null) return null;
  return (
    <Fact icon={Heart} name={orderWords.askedFor}>
      {orderWords.youAskedFor(order.askedFor)} {insteadText(order)}
    </Fact>
  );
}
