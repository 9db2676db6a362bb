import { postalAddressLines } from '@haldi/contract/accounts/addresses/address-lines';
import { cx } from '../../ui/cx.ts';

type AddressLinesProps = { address: Parameters<typeof postalAddressLines>[0]; className?: string };

export function AddressLines({ address, className }: AddressLinesProps) {
  return (
    <address className={cx('not-italic', className)}>
      {postalAddressLines(address).map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </address>
  );
}
