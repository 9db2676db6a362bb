import { noBeautician } from '@haldi/contract/orders/schema';
import { visitsCopy } from '../../schedule/shared/copy.ts';
import type { OrderUpdateInput } from './assignment-question.ts';

export type AssignmentDraft = { typed: string; isFreelancer: boolean };

export const unchangedAssignment: AssignmentDraft = { typed: '', isFreelancer: false };

/** An empty field leaves the beautician unchanged. */
export const toBeauticianUpdate = ({
  typed,
  isFreelancer,
}: AssignmentDraft): Pick<OrderUpdateInput, 'beautician' | 'freelancer'> => {
  const name = typed.trim();
  if (name === '') return {};
  if (isFreelancer) return { beautician: name, freelancer: true };
  const isNobody = name.toLowerCase() === visitsCopy.unassigned.toLowerCase();
  return { beautician: isNobody ? noBeautician : name };
};
