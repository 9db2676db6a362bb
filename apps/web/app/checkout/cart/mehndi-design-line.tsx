import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';
import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { checkout, useSelectedDesign } from '../checkout-store.ts';
import { closeCheckoutSteps } from '../step-navigation.ts';
import { useCart } from './cart-store.ts';
import { cartCopy as copy } from './copy.ts';

type DesignLinkProps = { to: string; children: string };

function DesignLink({ to, children }: DesignLinkProps) {
  return (
    <Link
      to={to}
      onClick={closeCheckoutSteps}
      className="inline-flex min-h-11 items-center font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4 hover:decoration-haldi-500"
    >
      {children}
    </Link>
  );
}

export function MehndiDesignLine({ className }: { className?: string }) {
  const hasMehndi = useCart().some(isMehndiService);
  const design = useSelectedDesign();
  if (!hasMehndi) return null;
  return (
    <div className={className}>
      {design ? (
        <div className="flex items-center gap-4 rounded-card border border-sand bg-white p-2.5">
          <img
            src={design.image}
            alt=""
            width={54}
            height={72}
            className="h-18 w-13.5 rounded-sm bg-haldi-50 object-cover"
          />
          <div className="min-w-0 grow leading-snug">
            <p className="text-sm text-stone">{copy.design}</p>
            <p className="font-semibold text-plum-950 wrap-anywhere">{design.name}</p>
            <DesignLink to={`/designs?design=${design.slug}`}>{copy.changeDesign}</DesignLink>
          </div>
          <IconButton
            label={copy.remove(design.name)}
            className="self-start text-stone"
            onClick={() => checkout.chooseDesign(null)}
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      ) : (
        <DesignLink to="/designs">{copy.chooseDesign}</DesignLink>
      )}
    </div>
  );
}
