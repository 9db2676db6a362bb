/**
 * So many customers ordered in one part of a period (1 is the first part) and placed their first
 * order ever in another or the same; 0 is the time before the first part.
 */
export type CustomerGroup = { part: number; firstPart: number; customers: number };

export type CustomerCounts = { newCustomers: number; returning: number };

/** A customer is new in the part of a period that holds her first order ever, else she returns. */
export const countCustomersOfPart = (
  groups: readonly CustomerGroup[],
  part: number,
): CustomerCounts => {
  const sum = (isNew: boolean): number =>
    groups
      .filter((group) => group.part === part && (group.firstPart === part) === isNew)
      .reduce((total, { customers }) => total + customers, 0);
  return { newCustomers: sum(true), returning: sum(false) };
};
