import type { DayRange } from '@haldi/contract/kit/dates';
import { Period } from '@haldi/contract/kit/period-schema';

export const periodInUrl = (address: URLSearchParams, standard: DayRange): DayRange =>
  Period.safeParse({ from: address.get('from'), to: address.get('to') }).data ?? standard;

export const periodError = (period: DayRange): string | undefined =>
  Period.safeParse(period).error?.issues[0]?.message;
