import { totalItems } from '@haldi/contract/checkout/cart';
import { visitMinutes } from '@haldi/contract/orders/order-total';
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
    : cartCopy.summary(totalItems(items), formatDuration(visitMinutes(items)));
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
