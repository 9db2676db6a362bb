import type { Service } from '@haldi/contract/catalogue/service-schema';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cart, useQuantity } from '../checkout/cart/cart-store.ts';
import { Button } from '../ui/button.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { catalogueCopy } from './copy.ts';

const toItem = ({ id, _id, name, price, image, duration }: Service) => ({
  id,
  _id,
  name,
  price,
  image,
  duration,
  quantity: 1,
});

export function AddToCart({ service }: { service: Service }) {
  const quantity = useQuantity(service.id);
  const isAdded = quantity > 0;
  const container = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // Moves the focus to the control that replaces the pressed button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the swap is what triggers it
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [isAdded]);
  const swapControl = (change: () => void) => () => {
    wasPressed.current = true;
    change();
  };
  return (
    <div ref={container} className="h-11">
      {isAdded ? (
        <QuantityStepper
          label={service.name}
          value={quantity}
          onIncrease={() => cart.increase(service.id)}
          onDecrease={() => cart.decrease(service.id)}
          onRemove={swapControl(() => cart.remove(service.id))}
        />
      ) : (
        <Button
          look="golden"
          aria-label={catalogueCopy.addService(service.name)}
          className="w-full"
          onClick={swapControl(() => cart.add(toItem(service)))}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {catalogueCopy.add}
        </Button>
      )}
    </div>
  );
}
