import type { ServedArea } from '@haldi/contract/areas/schema';
import { formatRupees } from '@haldi/contract/kit/money';

/** `₹300`, or `₹300 to ₹500` where areas differ. Undefined where an area has no minimum order. */
export const minimumOrderText = (
  areas: readonly Pick<ServedArea, 'minimumOrder'>[],
): string | undefined => {
  const amounts = areas.map(({ minimumOrder }) => minimumOrder);
  if (amounts.length === 0 || amounts.includes(0)) return undefined;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? formatRupees(least) : `${formatRupees(least)} to ${formatRupees(most)}`;
};
