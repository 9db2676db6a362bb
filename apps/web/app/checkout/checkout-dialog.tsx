import { countItemsInCart } from '@haldi/contract/checkout/cart';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { formatDuration } from '../lib/duration.ts';
import { useIsWide } from '../lib/use-media-query.ts';
import { clearOrderToBookAgain, useOrderToBookAgain } from '../orders/book-again-store.ts';
import { DialogFrame, DialogPanel } from '../ui/dialog-frame.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { bookAgainCopy } from './cart/book-again-copy.ts';
import { CartContent } from './cart/cart-content.tsx';
import { CartFooter } from './cart/cart-footer.tsx';
import { useCart } from './cart/cart-store.ts';
import { cartCopy } from './cart/copy.ts';
import { refillCheckoutFromOrder } from './cart/refill-checkout.ts';
import { bookingCopy } from './copy.ts';
import { closeCheckoutSteps, goToPreviousStep } from './step-navigation.ts';
import { type BookingStep, type Step, useCheckoutSteps } from './steps-store.ts';

const useBookAgain = (): void => {
  const order = useOrderToBookAgain();
  const { user } = useAuth();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per order, when the user is known
  useEffect(() => {
    if (!order || !user) return;
    refillCheckoutFromOrder(queries, order, user)
      .catch(() => toast.error(bookAgainCopy.failed))
      .finally(clearOrderToBookAgain);
  }, [order, user === null]);
};

const CurrentCheckoutStep = lazyWithPreload<{ step: BookingStep; isNext: boolean }>(
  () => import('./current-checkout-step.tsx'),
);

/** Keeps the last steps while the dialog closes. */
const useShown = (steps: readonly Step[]) => {
  const [shown, setShown] = useState({ of: steps, steps, isNext: false });
  if (shown.of !== steps) {
    const isOpen = steps.length > 0;
    setShown({ of: steps, steps: isOpen ? steps : shown.steps, isNext: shown.of.length > 0 });
  }
  return shown;
};

function LoadingStep() {
  return (
    <DialogPanel title={bookingCopy.title} isNext>
      <Skeleton className="h-104 w-full md:max-w-84" />
    </DialogPanel>
  );
}

function CartDescription() {
  const items = useCart();
  return items.length === 0
    ? cartCopy.emptyText
    : cartCopy.summary(countItemsInCart(items), formatDuration(totalVisitMinutes(items)));
}

type CartStepProps = {
  /** Where visitors log in. */
  logIn: string;
  isNext: boolean;
  onBack: (() => void) | undefined;
};

function CartStep({ logIn, isNext, onBack }: CartStepProps) {
  return (
    <DialogPanel
      title={cartCopy.yourCart}
      description={<CartDescription />}
      footer={<CartFooter logIn={logIn} />}
      isNext={isNext}
      onBack={onBack}
    >
      <CartContent />
    </DialogPanel>
  );
}

export default function CheckoutDialog() {
  useBookAgain();
  const steps = useCheckoutSteps();
  const isWide = useIsWide();
  const { steps: shown, isNext } = useShown(steps);
  const step = shown.at(-1) ?? 'cart';
  // The cart is open, so the next step is likely.
  useEffect(CurrentCheckoutStep.preload, []);
  const cartPlace = isWide ? 'centre' : 'side';
  return (
    <DialogFrame
      open={steps.length > 0}
      onClose={(by) => (by === 'escape' ? goToPreviousStep() : closeCheckoutSteps())}
      place={step === 'cart' ? cartPlace : 'steps'}
    >
      {step === 'cart' ? (
        <CartStep
          logIn={isWide ? '/profile' : '/contact/login'}
          isNext={isNext}
          onBack={shown.length > 1 ? goToPreviousStep : undefined}
        />
      ) : (
        <Suspense fallback={<LoadingStep />}>
          <CurrentCheckoutStep step={step} isNext={isNext} />
        </Suspense>
      )}
    </DialogFrame>
  );
}
