import { envelopeLines } from '@haldi/contract/accounts/addresses/address-text';
import { cx } from '../../ui/cx.ts';

type AddressLinesProps = { address: Parameters<typeof envelopeLines>[0]; className?: string };

export function AddressLines({ address, className }: AddressLinesProps) {
  return (
    <address className={cx('not-italic', className)}>
      {envelopeLines(address).map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </address>
  );
}
