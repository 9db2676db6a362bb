import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { SettingsLayout } from '../../../settings/shared/settings-layout.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../../../ui/loading-and-load-failed.tsx';
import { couponsCopy as copy } from './copy.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponList } from './coupon-list.tsx';
import { useCoupons } from './queries.ts';

export default function CouponsScreen() {
  const { data: coupons, isError, refetch } = useCoupons();
  const [form, setForm] = useState({ isOpen: false, time: 0 });
  const add = (
    <Button onClick={() => setForm(({ time }) => ({ isOpen: true, time: time + 1 }))}>
      <TicketPercent aria-hidden="true" className="size-5" />
      {copy.add}
    </Button>
  );
  return (
    <SettingsLayout
      title={copy.title}
      intro={copy.intro}
      actions={coupons && coupons.length > 0 && add}
    >
      {coupons?.length === 0 && (
        <EmptyState
          picture="/pictures/empty/search.svg"
          title={copy.none}
          text={copy.noneText}
          action={add}
        />
      )}
      {coupons && coupons.length > 0 && <CouponList coupons={coupons} />}
      {!coupons && isError && (
        <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />
      )}
      {!coupons && !isError && <Loading isQuiet text={copy.loading} />}
      {form.time > 0 && (
        <CouponForm
          key={form.time}
          open={form.isOpen}
          onClose={() => setForm((now) => ({ ...now, isOpen: false }))}
        />
      )}
    </SettingsLayout>
  );
}
