import {
  type DashboardPeriod,
  figuresOfPeriod,
  hasRecordedPayments,
} from '@haldi/contract/dashboard/dashboard-periods';
import type { Dashboard } from '@haldi/contract/dashboard/schema';
import { formatRoundedPaise } from '@haldi/contract/kit/paise-text';
import type { PaymentFigures } from '@haldi/contract/orders/payments/payment-figures';
import { Banknote, Hourglass, Sparkle, Undo2 } from 'lucide-react';
import { StatCard } from '../ui/stat-card.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.payments;

export function PaymentCards({ figures, period }: { figures: Dashboard; period: DashboardPeriod }) {
  if (figures.outstanding === null || !hasRecordedPayments(figures.daily)) return null;
  const days = figuresOfPeriod(figures.daily, period);
  const sumOf = (figure: keyof PaymentFigures): string =>
    formatRoundedPaise(days.reduce((sum, { payments }) => sum + (payments?.[figure] ?? 0), 0));
  const when = dashboardCopy.inPeriod[period];
  const cards = [
    {
      ...{ label: copy.collected, value: sumOf('collected'), note: when, icon: Banknote },
      ...{ help: copy.help.collected, to: '/admin/analytics' },
    },
    {
      ...{ label: copy.refunds, value: sumOf('refunded'), note: when, icon: Undo2 },
      ...{ help: copy.help.refunds, to: '/admin/analytics' },
    },
    {
      ...{ label: copy.tips, value: sumOf('tips'), note: when, icon: Sparkle },
      ...{ help: copy.help.tips, to: '/admin/analytics' },
    },
    {
      ...{
        label: copy.outstanding,
        value: formatRoundedPaise(figures.outstanding),
        icon: Hourglass,
      },
      ...{ note: copy.now, help: copy.help.outstanding, to: '/admin/orders?payment=unpaid' },
    },
  ];
  return (
    <section className="space-y-3">
      <h2 className="text-xl text-plum-900">{copy.title}</h2>
      <ul aria-label={copy.title} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {cards.map(({ note, ...card }) => (
          <StatCard key={card.label} {...card}>
            <p className="first-letter:uppercase">{note}</p>
          </StatCard>
        ))}
      </ul>
    </section>
  );
}
