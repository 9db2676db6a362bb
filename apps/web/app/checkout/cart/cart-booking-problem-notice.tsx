import type { Cart } from '@haldi/contract/checkout/cart';
import { formatRupees } from '@haldi/contract/kit/money';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useVisitAreaTerms } from '../use-area-terms.ts';
import { cart, useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { applyCartSplit } from './split-cart.ts';
import { splitCart } from './split-cart-store.ts';
import { type CartBookingProblem, useIsCartCheckOutdated } from './use-cart-booking-problem.ts';

type BoxProps = { title: string; className?: string | undefined; children: ReactNode };

function Box({ title, className, children }: BoxProps) {
  return (
    <div
      className={cx('flex gap-3 rounded-card border border-haldi-400 bg-haldi-100 p-4', className)}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-haldi-800" />
      <div className="min-w-0 grow leading-snug">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** Runs the change and keeps focus nearby. */
type Then = (change: () => void) => void;
type Of<Kind extends CartBookingProblem['kind']> = Extract<CartBookingProblem, { kind: Kind }>;
type PartProps<Kind extends CartBookingProblem['kind']> = {
  problem: Of<Kind>;
  then: Then;
  className?: string | undefined;
};

function VisitLines({ name, items }: { name: string; items: Cart }) {
  return (
    <div className="mt-2">
      <dt className="text-sm text-stone tabular-nums">
        {name}, {formatDuration(totalVisitMinutes(items))}
      </dt>
      <dd className="wrap-anywhere">{cartCopy.lines(items)}</dd>
    </div>
  );
}

function Split({ problem, then, className }: PartProps<'SPLIT'>) {
  const { first, second } = applyCartSplit(useCart(), problem);
  const { visitingCharge } = useVisitAreaTerms();
  const isChecking = useIsCartCheckOutdated();
  return (
    <Box title={cartCopy.splitTitle} className={className}>
      <p className="text-sm text-stone">{cartCopy.splitWhy[problem.why]}</p>
      <dl>
        <VisitLines name={cartCopy.firstVisit} items={first} />
        <VisitLines name={cartCopy.secondVisit} items={second} />
      </dl>
      <p className="mt-2 text-sm text-stone">
        {cartCopy.splitCharge(formatRupees(visitingCharge))}
      </p>
      <Button className="mt-3" busy={isChecking} onClick={() => then(() => splitCart(problem))}>
        {cartCopy.split}
      </Button>
    </Box>
  );
}

function Unbookable({ problem, then, className }: PartProps<'IMPOSSIBLE'>) {
  const items = useCart().filter(({ _id }) => problem.serviceIds.includes(_id));
  return (
    <Box title={cartCopy.unbookableTitle[problem.why]} className={className}>
      <p className="text-sm text-stone">{cartCopy.unbookableText(items.length)}</p>
      <ul className="mt-2 space-y-2">
        {items.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              look="secondary"
              size="small"
              aria-label={cartCopy.remove(name)}
              onClick={() => then(() => cart.remove(id))}
            >
              {cartCopy.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

type CartProblemNoticeProps = {
  problem: CartBookingProblem;
  then: Then;
  className?: string | undefined;
};

export function CartBookingProblemNotice({ problem, ...rest }: CartProblemNoticeProps) {
  if (problem.kind === 'SPLIT') return <Split problem={problem} {...rest} />;
  if (problem.kind === 'IMPOSSIBLE') return <Unbookable problem={problem} {...rest} />;
  return (
    <Box title={cartCopy.tooMuchTitle} className={rest.className}>
      <p className="text-sm text-stone">{cartCopy.tooMuchText}</p>
    </Box>
  );
}
