/**
 * Counts customers by the part of the period in which they ordered and the part of their first
 * order. Part 1 is the first; 0 is any time before.
 */
export type CustomerGroup = { part: number; firstPart: number; customers: number };

export type CustomerCounts = { newCustomers: number; returning: number };

export const countNewAndReturningCustomers = (
  groups: readonly CustomerGroup[],
  part: number,
): CustomerCounts => {
  const sum = (isNew: boolean): number =>
    groups
      .filter((group) => group.part === part && (group.firstPart === part) === isNew)
      .reduce((total, { customers }) => total + customers, 0);
  return { newCustomers: sum(true), returning: sum(false) };
};
