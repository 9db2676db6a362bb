import { accountingCopy } from './copy.ts';

/** From hundredths of a percent: `5%`, `No tax`. */
export const formatRate = (rate: number): string =>
  rate === 0 ? accountingCopy.byRate.noTax : `${rate / 100}%`;
