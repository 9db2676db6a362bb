import type { Order } from '@haldi/contract/orders/schema';
import { Heart } from 'lucide-react';
import { youAskedFor } from './asked-for-text.ts';
import { orderWords } from './copy.ts';
import { Fact } from './facts.tsx';

/** Whom the customer asked for, as the salon reads it. */
export function AskedForFact({ order: { askedFor } }: { order: Pick<Order, 'askedFor'> }) {
  if (askedFor === null) return null;
  return (
    <Fact icon={Heart} name={orderWords.askedFor} showName>
      {askedFor}
    </Fact>
  );
}

type Asked = Pick<Order, 'askedFor' | 'beautician' | 'status'>;

/** The same as she reads it, and who comes instead. */
export function YouAskedFor({ order }: { order: Asked }) {
  const text = youAskedFor(order);
  if (text === undefined) return null;
  return (
    <Fact icon={Heart} name={orderWords.askedFor}>
      {text}
    </Fact>
  );
}
