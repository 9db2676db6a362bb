import type { Design } from '@haldi/contract/designs/design';
import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';
import { formatRupees } from '@haldi/contract/kit/money';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { MessageCircle } from 'lucide-react';
import { useCart } from '../checkout/cart/cart-store.ts';
import { checkout } from '../checkout/checkout-store.ts';
import { formatDuration } from '../lib/duration.ts';
import { useSettings } from '../settings/queries.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { toast } from '../ui/toast.ts';
import { designsCopy } from './copy.ts';
import type { MehndiService } from './service-for-design.ts';

type CaptionProps = {
  design: Design;
  number: number;
  service: MehndiService | undefined;
  address: string;
};

export function LightboxCaption({ design, number, service, address }: CaptionProps) {
  const { whatsappNumber } = useSettings();
  const hasMehndi = useCart().some(isMehndiService);
  const choose = (): void => {
    const { slug, name, image } = design;
    checkout.chooseDesign({ slug, name, image });
    toast.success(hasMehndi ? designsCopy.chosen(name) : designsCopy.chosenFirst(name));
  };
  return (
    <div className="flex flex-col lg:h-full lg:justify-center">
      <div aria-live="polite">
        <p className="text-sm font-semibold text-stone tabular-nums">{designsCopy.plate(number)}</p>
        <h2 id="design-name" className="text-2xl text-plum-900 lg:text-4xl">
          {design.name}
        </h2>
        <p className="mt-1.5 text-stone lg:mt-3 lg:text-lg">{design.description}.</p>
        <p className="mt-3 flex flex-wrap gap-2 lg:mt-5">
          {[design.style, design.occasion, designsCopy.part(design)].map((fact) => (
            <Badge key={fact} tone="golden">
              {fact}
            </Badge>
          ))}
        </p>
      </div>
      {service && (
        <p className="mt-4 border-t border-sand pt-3 leading-snug lg:mt-8 lg:pt-5">
          <span className="block text-sm text-stone">{designsCopy.suits}</span>
          <span className="flex items-baseline justify-between gap-3">
            <span className="font-semibold text-plum-900">{service.name}</span>
            <span className="font-display text-lg font-semibold text-plum-950 tabular-nums">
              {formatRupees(service.price)}
            </span>
          </span>
          <span className="text-sm text-stone">{formatDuration(service.duration)}</span>
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2 lg:mt-6">
        {service && (
          <LinkButton to={hasMehndi ? '/book' : service.href} className="grow" onClick={choose}>
            {hasMehndi ? designsCopy.choose : designsCopy.bookMehndi}
          </LinkButton>
        )}
        <a
          href={whatsappLink(whatsappNumber, designsCopy.askMessage(design, address))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('secondary', 'medium', 'grow')}
        >
          <MessageCircle aria-hidden="true" className="size-5 text-leaf-600" />
          {designsCopy.askAbout}
        </a>
      </p>
    </div>
  );
}
