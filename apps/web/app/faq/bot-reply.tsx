import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { ArrowRight, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/queries.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { faqCopy } from './copy.ts';
import { FoundServicesReply } from './found-services-reply.tsx';
import type { BotReply } from './use-chat.ts';

function AskOnWhatsApp({ question }: { question: string }) {
  const { whatsappNumber, businessName } = useSettings();
  return (
    <a
      href={whatsappLink(whatsappNumber, faqCopy.whatsAppText(businessName, question))}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('secondary', 'small', 'mt-3')}
    >
      <MessageCircle aria-hidden="true" className="size-4.5 text-leaf-600" />
      {faqCopy.askOnWhatsApp}
    </a>
  );
}

function ReplyLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Link
        to={to}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-plum-600 underline-offset-4 hover:underline"
      >
        {children}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </p>
  );
}

function OwnOrdersReply({ orders, userId }: { orders: Order[]; userId: string }) {
  return (
    <>
      <p>{faqCopy.yourOrders(orders.length)}</p>
      <ul className="mt-3 grid gap-2">
        {orders.map((order) => (
          <li key={order._id}>
            <Link
              to={`/track-order/${userId}/${order.orderId}`}
              className="block rounded-field border border-sand bg-white p-3 transition-colors hover:border-haldi-500"
            >
              <span className="block font-semibold text-plum-900">{faqCopy.orderTitle(order)}</span>
              <span className="block text-sm text-stone">{faqCopy.orderTime(order)}</span>
              <span className="mt-1 block">{order.trackingHistory[0]?.message}</span>
              {order.beautician !== noBeautician && (
                <span className="block">{faqCopy.orderBeautician(order.beautician)}</span>
              )}
              <span className="mt-1 block font-semibold text-plum-600">{faqCopy.trackOrder}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function BotReplyBody({ reply }: { reply: BotReply }) {
  const { businessName } = useSettings();
  switch (reply.kind) {
    case 'greeting':
      return <p>{faqCopy.greeting(businessName)}</p>;
    case 'thanks':
      return <p>{faqCopy.thanks}</p>;
    case 'question':
      return (
        <>
          <p className="whitespace-pre-line wrap-anywhere">{reply.entry.answer}</p>
          {reply.entry.link && (
            <ReplyLink to={reply.entry.link.to}>{reply.entry.link.label}</ReplyLink>
          )}
        </>
      );
    case 'services':
      return <FoundServicesReply services={reply.services} isSure={reply.isSure} />;
    case 'own-orders':
      if (reply.orders.length > 0)
        return <OwnOrdersReply orders={reply.orders} userId={reply.userId} />;
      return (
        <>
          <p>{faqCopy.noOrders}</p>
          <ReplyLink to="/order-history">{faqCopy.orderHistory}</ReplyLink>
        </>
      );
    case 'log-in':
      return (
        <>
          <p>{faqCopy.logInFirst}</p>
          <LinkButton to="/contact/login?next=/faq" size="small" className="mt-3">
            {faqCopy.logIn}
          </LinkButton>
        </>
      );
    case 'failed':
      return (
        <>
          <p>{reply.what === 'orders' ? faqCopy.ordersFailed : faqCopy.catalogueFailed}</p>
          <AskOnWhatsApp question={reply.asked} />
        </>
      );
    case 'unknown':
      return (
        <>
          <p>{faqCopy.unknown}</p>
          <AskOnWhatsApp question={reply.asked} />
        </>
      );
  }
}
