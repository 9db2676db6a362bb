import type { CartChange } from '@haldi/contract/checkout/compare-cart-with-catalogue';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { cart } from './cart-store.ts';
import { cartCopy } from './copy.ts';

type CartChangesNoticeProps = { changes: readonly CartChange[]; className?: string };

export function ServiceChangesNotice({ changes, className }: CartChangesNoticeProps) {
  return (
    <div role="status">
      {changes.length > 0 && (
        <div
          className={cx(
            'flex items-center gap-3 rounded-card border border-haldi-400 bg-haldi-100 py-3 pr-3 pl-4',
            className,
          )}
        >
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-haldi-800" />
          <p className="grow leading-snug">
            <strong className="block font-semibold">{cartCopy.changed}</strong>
            <span className="text-sm text-stone">{cartCopy.changedText}</span>
          </p>
          <Button onClick={() => cart.mend(changes)}>{cartCopy.update}</Button>
        </div>
      )}
    </div>
  );
}
