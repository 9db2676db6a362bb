import { formatTimestamp } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import type { Order } from '@haldi/contract/orders/schema';
import { lineTotal } from '@haldi/contract/orders/total';
import { type ReactNode, useId } from 'react';
import { formatPhone } from '../lib/phone.ts';
import { Dialog } from '../ui/dialog.tsx';
import { AddressLine } from './address-line.tsx';
import { callLink } from './contact-links.ts';
import { deskCopy } from './copy.ts';
import type { OrderParts } from './parts.ts';
import { UpdateForm } from './update-form.tsx';
import { beauticianOf } from './what-changed.ts';

const copy = deskCopy.details;

type SectionProps = { title: string; isFirst?: boolean; children: ReactNode };

function Section({ title, isFirst = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} ref={isFirst ? comeIntoView : undefined}>
      <h3 id={id} className="mb-2 text-lg text-plum-900">
        {title}
      </h3>
      {children}
    </section>
  );
}

const comeIntoView = (section: HTMLElement | null): void => section?.scrollIntoView();

function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="pt-0.5 text-sm text-stone">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PhoneLink({ order }: { order: Order }) {
  const link = callLink(order);
  if (!link) return deskCopy.noPhone;
  return (
    <a
      href={link}
      className="font-semibold text-plum-700 tabular-nums underline decoration-haldi-400 decoration-2 underline-offset-4"
    >
      {formatPhone(order.userPhone)}
    </a>
  );
}

function Summary({ order }: { order: Order }) {
  return (
    <>
      <Facts
        facts={[
          [deskCopy.appointment, `${order.appointmentDate.slice(0, 10)}, ${order.appointmentSlot}`],
          [deskCopy.beautician, beauticianOf(order)],
          [deskCopy.address, <AddressLine key="address" address={order.address} />],
        ]}
      />
      <ul aria-label={deskCopy.services} className="mt-3 divide-y divide-sand border-y border-sand">
        {order.services.map((line) => (
          <li key={line.serviceId} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              {line.name}{' '}
              <span className="text-sm whitespace-nowrap text-stone tabular-nums">
                {formatRupees(line.price)} x {line.quantity}
              </span>
            </span>
            <span className="tabular-nums">{formatRupees(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid grid-cols-[1fr_auto] items-baseline tabular-nums">
        <dt className="text-stone">{copy.visitingCharge}</dt>
        <dd className="text-right">{formatRupees(order.visitingCharge)}</dd>
        <dt className="text-lg font-semibold">{deskCopy.total}</dt>
        <dd className="text-right font-display text-xl font-semibold">
          {formatRupees(order.total)}
        </dd>
      </dl>
    </>
  );
}

export type DetailsStart = 'top' | 'update';

type OrderDetailsProps = {
  order: Order;
  open: boolean;
  startAt: DetailsStart;
  parts: OrderParts;
  onClose: () => void;
};

export function OrderDetails({ order, open, startAt, parts, onClose }: OrderDetailsProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={copy.title(order.orderId)}
      description={copy.placed(formatTimestamp(new Date(order.createdAt)))}
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <div className="space-y-6">
          <p>{parts.badgeOf(order.status)}</p>
          <Section title={copy.customer}>
            <Facts
              facts={[
                [copy.customerId, order.userId || copy.accountGone],
                [copy.name, order.username],
                [deskCopy.phone, <PhoneLink key="phone" order={order} />],
                [copy.email, copy.noEmail],
              ]}
            />
          </Section>
          <Section title={copy.summary}>
            <Summary order={order} />
          </Section>
        </div>
        <div className="space-y-6">
          <Section title={copy.update} isFirst={startAt === 'update'}>
            <UpdateForm order={order} />
          </Section>
          <Section title={copy.history}>{parts.historyOf(order.trackingHistory)}</Section>
        </div>
      </div>
    </Dialog>
  );
}
