import { whatsappLink } from '@haldi/contract/orders/whatsapp-link';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { MessageCircle } from 'lucide-react';
import { memo, useRef } from 'react';
import { shellCopy } from './copy.ts';
import { useAvoidCoveringControls } from './use-avoid-covering-controls.ts';

type ChatButtonProps = Pick<PublicSettings, 'whatsappNumber' | 'businessName'>;

/** Hidden while the page scrolls, while someone types on a phone, and over controls. */
export const WhatsappChatButton = memo(function ChatButton({
  whatsappNumber,
  businessName,
}: ChatButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useAvoidCoveringControls(link);
  return (
    <aside aria-label={shellCopy.chat}>
      <a
        ref={link}
        href={whatsappLink(whatsappNumber, shellCopy.chatText(businessName))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={shellCopy.chat}
        title={shellCopy.chat}
        className="chat-button fixed right-4 z-20 flex size-12 items-center justify-center rounded-full bg-leaf-600 text-white shadow-soft transition-[background-color,translate,opacity,visibility] hover:bg-leaf-700 lg:size-14"
      >
        <MessageCircle aria-hidden="true" className="size-6 lg:size-7" />
      </a>
    </aside>
  );
});
