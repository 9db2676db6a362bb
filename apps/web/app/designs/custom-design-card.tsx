import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { MessageCircle, PenLine } from 'lucide-react';
import { useSettings } from '../settings/queries.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { designsCopy } from './copy.ts';

export function CustomDesignCard() {
  const { whatsappNumber, businessName } = useSettings();
  return (
    <li className="min-h-64">
      <div className="flex h-full flex-col items-center justify-center rounded-sm border border-dashed border-edge bg-haldi-50 p-4 text-center sm:p-6">
        <PenLine aria-hidden="true" className="size-8 text-plum-600" />
        <h2 className="mt-3 text-lg text-plum-900 sm:text-xl">{designsCopy.ownTitle}</h2>
        <p className="mt-1 text-sm text-stone sm:text-base">{designsCopy.ownText}</p>
        <a
          href={whatsappLink(whatsappNumber, designsCopy.ownMessage(businessName))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('secondary', 'small', 'mt-4')}
        >
          <MessageCircle aria-hidden="true" className="size-4.5 shrink-0 text-leaf-600" />
          {designsCopy.ownAsk}
        </a>
      </div>
    </li>
  );
}
