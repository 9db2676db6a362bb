import type { OrderStatus } from '../orders/status.ts';

export const complaintStates = ['open', 'closed'] as const;
export type ComplaintState = (typeof complaintStates)[number];

export const complaintSteps = [
  'open',
  'write',
  'note',
  'add-picture',
  'set-handler',
  'set-due-day',
  'close',
  'reopen',
] as const;
export type ComplaintStep = (typeof complaintSteps)[number];

/** Beauticians take no part in complaints. */
export type ComplaintRole = 'customer' | 'desk';

/** `none`: the order has no complaint yet. */
type Permission = Record<ComplaintRole, readonly (ComplaintState | 'none')[]>;

const complaintPermissions: Record<ComplaintStep, Permission> = {
  open: { customer: ['none'], desk: ['none'] },
  write: { customer: ['open'], desk: [] },
  note: { customer: [], desk: ['open', 'closed'] },
  'add-picture': { customer: ['open'], desk: ['open'] },
  'set-handler': { customer: [], desk: ['open'] },
  'set-due-day': { customer: [], desk: ['open'] },
  close: { customer: [], desk: ['open'] },
  reopen: { customer: ['closed'], desk: ['closed'] },
};

export const isComplaintStepAllowed = (
  step: ComplaintStep,
  role: ComplaintRole,
  state: ComplaintState | 'none',
): boolean => complaintPermissions[step][role].includes(state);

/** Before the visit customers move or cancel it; staff also note a complaint by phone. */
export const canComplainAbout = (status: OrderStatus, role: ComplaintRole): boolean =>
  role === 'desk' || ['in_progress', 'completed', 'cancelled'].includes(status);

/** What a customer's text does. */
export const complaintStepOfText = (state: ComplaintState | 'none') => {
  if (state === 'none') return 'open';
  return state === 'open' ? 'write' : 'reopen';
};
