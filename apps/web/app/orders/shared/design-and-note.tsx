import type { Order } from '@haldi/contract/orders/schema';
import { Flower2, MessageSquareText } from 'lucide-react';
import { Link } from '../../ui/prefetching-links.tsx';
import { orderLabels } from './copy.ts';
import { OrderDetailRow } from './order-detail-rows.tsx';

type DesignAndNoteProps = { order: Pick<Order, 'note' | 'design'> };

export function DesignAndNoteRows({ order: { note, design } }: DesignAndNoteProps) {
  return (
    <>
      {design && (
        <OrderDetailRow icon={Flower2} name={orderLabels.design} showName>
          <Link
            to={`/designs?design=${design.slug}`}
            target="_blank"
            className="group inline-flex items-center gap-2 align-top"
          >
            <span className="font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4 group-hover:decoration-haldi-500">
              {design.name}
            </span>
            <img
              src={design.image}
              alt=""
              width={36}
              height={48}
              loading="lazy"
              className="h-12 w-9 rounded-sm border border-sand bg-white object-cover"
            />
          </Link>
        </OrderDetailRow>
      )}
      {note !== '' && (
        <OrderDetailRow icon={MessageSquareText} name={orderLabels.note} showName>
          <span className="whitespace-pre-line">{note}</span>
        </OrderDetailRow>
      )}
    </>
  );
}
