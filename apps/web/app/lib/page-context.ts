import type { CallAnswer, CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import {
  createContext,
  data,
  RouterContextProvider as Provider,
  type RouterContextProvider,
} from 'react-router';

/** Answered inside the server process, without network. */
export type PageCall = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
) => Promise<CallAnswer<E>>;

export const pageCallContext = createContext<PageCall>();
export const originContext = createContext<string>();

export const createPageContext = (call: PageCall, origin: string): RouterContextProvider => {
  const context = new Provider();
  context.set(pageCallContext, call);
  context.set(originContext, origin);
  return context;
};

const isMissing = (error: unknown): boolean =>
  ['NOT_FOUND', 'INVALID_INPUT'].includes(String((error as { code?: unknown } | null)?.code));

/** Missing entries and invalid ids become a 404 page. */
export const throwNotFoundIfMissing = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw isMissing(error) ? data(null, 404) : error;
  });
