import * as calls from '@haldi/contract/messages/desk/endpoints';
import type {
  MessageListName,
  MessagePage,
  StaffMessage,
  TemplateList,
  TemplateUpdate,
} from '@haldi/contract/messages/desk/schema';
import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { useRefreshNotifications } from '../../notifications/queries.ts';
import { toast } from '../../ui/toast.ts';
import { messagesCopy as copy } from './copy.ts';
import { withUpdatedMessage } from './message-lists.ts';

const key = ['admin', 'messages'];
const listKey = [...key, 'list'];
const orderKey = [...key, 'order'];
// Not below the key of messages: those are refetched at any time, which would reset an open form.
const templatesKey = ['admin', 'message-texts'];
const preferenceKey = (userId: string) => [...key, 'choice', userId];
const pageSize = 30;

export const useMessages = (list: MessageListName) =>
  useInfiniteQuery({
    queryKey: [...listKey, list],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        calls.listMessages,
        { query: { list, limit: String(pageSize), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const useOrderMessages = (_id: string) =>
  useQuery({
    queryKey: [...orderKey, _id],
    queryFn: ({ signal }) =>
      callEndpoint(calls.listOrderMessagesByDesk, { params: { _id } }, { signal }),
    select: ({ messages }) => messages,
    staleTime: 0,
  });

export const useRefreshMessages = (): (() => void) => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: key });
};

const updateCaches = (queries: QueryClient, changed: StaffMessage): void => {
  for (const [queryKey] of queries.getQueriesData({ queryKey: listKey })) {
    queries.setQueryData<InfiniteData<MessagePage>>(
      queryKey,
      (known) => known && withUpdatedMessage(known, queryKey.at(-1) as MessageListName, changed),
    );
  }
  queries.setQueriesData<{ messages: StaffMessage[] }>(
    { queryKey: orderKey },
    (known) =>
      known && {
        messages: known.messages.map((one) => (one._id === changed._id ? changed : one)),
      },
  );
};

const commands = {
  sent: calls.markMessageSent,
  back: calls.requeueMessage,
  again: calls.retryMessage,
  leave: calls.skipMessage,
};
export type MessageCommand = keyof typeof commands;

/** `keepalive`, because on a phone the chat replaces the page. */
export const useSendMessageCommand = () => {
  const queries = useQueryClient();
  const refreshBadges = useRefreshNotifications();
  const refresh = useRefreshMessages();
  return async (act: MessageCommand, _id: string, before?: () => void): Promise<StaffMessage> => {
    try {
      const changed = await callEndpoint(commands[act], { params: { _id } }, { keepalive: true });
      before?.();
      updateCaches(queries, changed);
      return changed;
    } finally {
      refresh();
      refreshBadges();
    }
  };
};

/** One after the other; the ids of the changed messages. */
export const useSendCommandToMessages = () => {
  const refreshBadges = useRefreshNotifications();
  const refresh = useRefreshMessages();
  return async (act: MessageCommand, ids: readonly string[]): Promise<string[]> => {
    const changed: string[] = [];
    for (const _id of ids) {
      await callEndpoint(commands[act], { params: { _id } }).then(
        () => changed.push(_id),
        () => undefined,
      );
    }
    refresh();
    refreshBadges();
    return changed;
  };
};

/** Recorded when staff open a chat with a status message. */
export const useRecordManualMessage = () => {
  const refresh = useRefreshMessages();
  const refreshBadges = useRefreshNotifications();
  return useMutation({
    mutationFn: ({ _id, text }: { _id: string; text: string }) =>
      callEndpoint(
        calls.recordManualMessage,
        { params: { _id }, body: { text } },
        { keepalive: true },
      ),
    onSettled: () => {
      refresh();
      refreshBadges();
    },
    onError: (error) => toast.error(errorText(error) ?? copy.failed),
  }).mutate;
};

export const useMessageTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => callEndpoint(calls.listTemplates, {}, { signal }),
    staleTime: 0,
  });

type Saving = { kind: MessageKind; body: TemplateUpdate };

export const useSaveMessageTemplate = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, body }: Saving) =>
      callEndpoint(calls.saveTemplate, { params: { kind }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: templatesKey }),
    onSuccess: (saved) => {
      queries.setQueryData<TemplateList>(
        templatesKey,
        (known) =>
          known && {
            ...known,
            templates: known.templates.map((one) => (one.kind === saved.kind ? saved : one)),
          },
      );
      void queries.invalidateQueries({ queryKey: key });
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
};

export const useCustomerMessagePreference = (userId: string) =>
  useQuery({
    queryKey: preferenceKey(userId),
    queryFn: ({ signal }) =>
      callEndpoint(calls.readCustomerMessagePreference, { params: { userId } }, { signal }),
    select: ({ wantsMessages }) => wantsMessages,
    staleTime: 0,
  });

export const useSetCustomerMessagePreference = (userId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wantsMessages: boolean) =>
      callEndpoint(calls.setCustomerMessagePreference, {
        params: { userId },
        body: { wantsMessages },
      }),
    onSuccess: (choice) => {
      queries.setQueryData(preferenceKey(userId), choice);
      void queries.invalidateQueries({ queryKey: key });
    },
  });
};
