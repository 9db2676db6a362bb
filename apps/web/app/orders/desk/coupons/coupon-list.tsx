import { formatDay, indiaDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import type { Coupon } from '@haldi/contract/orders/desk/coupons/schema';
import { EllipsisVertical, Link2, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyTextToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { useIsWide } from '../../../lib/use-media-query.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { NameValueList } from '../../../ui/name-value-list.tsx';
import { Link } from '../../../ui/prefetching-links.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { toast } from '../../../ui/toast.ts';
import { couponsCopy as copy } from './copy.ts';
import { usePauseOrResumeCoupon } from './queries.ts';

const discountText = ({ percent, amount, ceiling }: Coupon): string =>
  percent === null ? formatRupees(amount ?? 0) : copy.percent(percent, ceiling);

const conditionsText = (coupon: Coupon): string => {
  const { minimumOrder, firstVisitOnly, usesPerCustomer, sections, services } = coupon;
  const conditions = [
    ...(minimumOrder > 0 ? [copy.minimumOrder(minimumOrder)] : []),
    ...(firstVisitOnly ? [copy.firstVisitOnly] : []),
    ...(usesPerCustomer === null ? [] : [copy.usesPerCustomer(usesPerCustomer)]),
    ...(sections.length + services.length > 0 ? [copy.someServices] : []),
  ];
  const text = conditions.join(', ') || copy.noConditions;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

const daysText = ({ startsOn, endsOn }: Coupon): string => {
  const days = [
    ...(startsOn === null ? [] : [copy.from(formatDay(startsOn))]),
    ...(endsOn === null ? [] : [copy.until(formatDay(endsOn))]),
  ].join(' ');
  return days === '' ? copy.always : `${days.charAt(0).toUpperCase()}${days.slice(1)}`;
};

function Uses({ coupon: { code, uses, maxUses } }: { coupon: Coupon }) {
  if (uses === 0) return copy.usedOf(uses, maxUses);
  return (
    <Link to={`/admin/orders?coupon=${code}`} className={textLinkStyle()}>
      {copy.usedOf(uses, maxUses)}
      <span className="sr-only">{copy.ordersWith(code)}</span>
    </Link>
  );
}

const givenText = ({ discount }: Coupon): string => formatRupees(discount);

function Code({ coupon }: { coupon: Coupon }) {
  const today = indiaDay(useNow());
  const isOver = coupon.endsOn !== null && today > coupon.endsOn;
  return (
    <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
      {coupon.code}
      {coupon.isPaused && <Badge tone="golden">{copy.paused}</Badge>}
      {isOver && <Badge tone="neutral">{copy.over}</Badge>}
    </span>
  );
}

const columns: Column<Coupon>[] = [
  { header: copy.columns.code, cell: (coupon) => <Code coupon={coupon} /> },
  { header: copy.columns.discount, cell: discountText },
  { header: copy.columns.conditions, cell: conditionsText },
  { header: copy.columns.days, cell: daysText },
  { header: copy.columns.uses, cell: (coupon) => <Uses coupon={coupon} />, numeric: true },
  { header: copy.columns.given, cell: givenText, numeric: true },
];

const factsOf = (coupon: Coupon): [string, ReactNode][] => [
  [copy.columns.discount, discountText(coupon)],
  [copy.columns.conditions, conditionsText(coupon)],
  [copy.columns.days, daysText(coupon)],
  [copy.columns.uses, <Uses key="uses" coupon={coupon} />],
  [copy.columns.given, givenText(coupon)],
];

const copyLink = async ({ code }: Coupon): Promise<void> => {
  const link = `${location.origin}/?coupon=${code}`;
  if (await copyTextToClipboard(link)) toast.success(copy.copied);
  else toast.error(copy.notCopied(link));
};

export function CouponList({ coupons }: { coupons: readonly Coupon[] }) {
  const isWide = useIsWide();
  const { mutateAsync } = usePauseOrResumeCoupon();
  const setPaused = async ({ _id, code }: Coupon, isPaused: boolean): Promise<void> => {
    try {
      await mutateAsync({ _id, isPaused });
      toast.success(isPaused ? copy.isPaused(code) : copy.isResumed(code));
    } catch {
      toast.error(copy.changeFailed);
    }
  };
  const actionsOf = (coupon: Coupon): ReactNode => (
    <Menu
      label={copy.actions(coupon.code)}
      icon={<EllipsisVertical aria-hidden="true" />}
      items={[
        { label: copy.copyLink, icon: Link2, onSelect: () => void copyLink(coupon) },
        coupon.isPaused
          ? { label: copy.resume, icon: Play, onSelect: () => void setPaused(coupon, false) }
          : { label: copy.pause, icon: Pause, onSelect: () => void setPaused(coupon, true) },
      ]}
    />
  );
  if (isWide) {
    return (
      <Table
        caption={copy.list}
        columns={[...columns, { header: copy.columns.actions, cell: actionsOf, numeric: true }]}
        rows={coupons}
        rowKey={({ _id }) => String(_id)}
      />
    );
  }
  return (
    <ul aria-label={copy.list} className="grid gap-3 md:grid-cols-2">
      {coupons.map((coupon) => (
        <Card as="li" key={coupon._id} className="min-w-0 p-4">
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 font-body text-lg leading-tight tracking-normal">
              <Code coupon={coupon} />
            </h2>
            <div className="-mt-2 -mr-2">{actionsOf(coupon)}</div>
          </div>
          <NameValueList facts={factsOf(coupon)} />
        </Card>
      ))}
    </ul>
  );
}
