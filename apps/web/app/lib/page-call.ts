import type { CallAnswer, CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import {
  createContext,
  data,
  RouterContextProvider as Provider,
  type RouterContextProvider,
} from 'react-router';

/** How a page's `loader` reads: the declared call, answered by the server's own process. */
export type PageCall = <E extends Endpoint>(
  called: E,
  input: CallInput<E>,
) => Promise<CallAnswer<E>>;

export const pageCallContext = createContext<PageCall>();
export const originContext = createContext<string>();

/** Handed to the server by the build: it fills in the transport. */
export const pageContext = (call: PageCall, origin: string): RouterContextProvider => {
  const context = new Provider();
  context.set(pageCallContext, call);
  context.set(originContext, origin);
  return context;
};

const isMissing = (error: unknown): boolean =>
  ['NOT_FOUND', 'INVALID_INPUT'].includes(String((error as { code?: unknown } | null)?.code));

/** An entry that is not there is a page that is not there; so is one that cannot be. */
export const orNotFound = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw isMissing(error) ? data(null, 404) : error;
  });
