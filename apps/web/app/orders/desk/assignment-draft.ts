import { noBeautician } from '@haldi/contract/orders/schema';
import { visitsCopy } from '../../schedule/shared/copy.ts';
import type { OrderUpdateInput } from './assignment-question.ts';

export type Assignment = { typed: string; isFreelancer: boolean };

export const unchangedAssignment: Assignment = { typed: '', isFreelancer: false };

/** An empty field leaves the beautician unchanged. */
export const toBeauticianUpdate = ({
  typed,
  isFreelancer,
}: Assignment): Pick<OrderUpdateInput, 'beautician' | 'freelancer'> => {
  const name = typed.trim();
  if (name === '') return {};
  if (isFreelancer) return { beautician: name, freelancer: true };
  const isNobody = name.toLowerCase() === visitsCopy.unassigned.toLowerCase();
  return { beautician: isNobody ? noBeautician : name };
};
