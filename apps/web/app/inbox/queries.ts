import { readMessagePreference, setMessagePreference } from '@haldi/contract/messages/endpoints';
import type { MessagePreference } from '@haldi/contract/messages/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';
import type { OrderInbox } from './order-inbox.ts';
import { inboxKey } from './shared/refresh-inbox.ts';

/** Messages are sent some time after the event. */
const refetchMs = 20_000;

export const useOrderInboxMessages = ({ key, read }: OrderInbox) =>
  useQuery({
    queryKey: [inboxKey, ...key],
    queryFn: ({ signal }) => read(signal),
    retry: false,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: 'always',
    staleTime: 5_000,
  });

const choiceKey = [inboxKey, 'choice'];

export const useMessagePreference = () =>
  useQuery({
    queryKey: choiceKey,
    queryFn: ({ signal }) => callEndpoint(readMessagePreference, {}, { signal }),
  });

type Choose = (body: MessagePreference) => Promise<MessagePreference>;

export const setAccountMessagePreference: Choose = (body) =>
  callEndpoint(setMessagePreference, { body });

export const useSetMessagePreference = (choose: Choose) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: choose,
    onSuccess: () => client.invalidateQueries({ queryKey: [inboxKey] }),
  });
};
