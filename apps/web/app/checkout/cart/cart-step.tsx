import { countItemsInCart } from '@haldi/contract/checkout/cart';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { formatDuration } from '../../lib/duration.ts';
import { DialogPanel } from '../../ui/dialog-frame.tsx';
import { CartContent } from './cart-content.tsx';
import { CartFooter } from './cart-footer.tsx';
import { useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';

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

export function CartStep({ logIn, isNext, onBack }: CartStepProps) {
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
