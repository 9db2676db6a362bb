import {
  type BlogListState,
  initialBlogList,
  toBlogQueryParameters,
} from '@haldi/contract/blog/blog-list-state';
import * as calls from '@haldi/contract/blog/endpoints';
import type { Blog } from '@haldi/contract/blog/schema';
import { formatIndiaDate, formatIndiaTime } from '@haldi/contract/kit/dates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { callEndpoint } from '../lib/call.ts';
import { refusedOrFailedText } from '../lib/error-text.ts';
import { toast } from '../ui/toast.ts';
import { blogCopy } from './copy.ts';

export type PostDraft = { title: string; content: string };
/** Absent: unchanged. */
export type PictureChange = { file?: Blob | undefined; isRemoved?: boolean };

const useFetchToast = (error: Error | null): void => {
  useEffect(() => {
    if (!error) return;
    toast.error(refusedOrFailedText(error, blogCopy.fetchRefused, blogCopy.fetchFailed));
  }, [error]);
};

const isInitialState = ({ search, category, cursors }: BlogListState): boolean =>
  search === initialBlogList.search &&
  category === initialBlogList.category &&
  cursors.length === 0;

/** A signed-in user's own post comes first. */
export const usePosts = (listState: BlogListState, first: Blog[]) => {
  const { userId } = useAuth();
  const query = useQuery({
    queryKey: ['blog', 'list', userId, toBlogQueryParameters(listState)],
    queryFn: ({ signal }) =>
      callEndpoint(calls.listPosts, { query: toBlogQueryParameters(listState) }, { signal }),
    placeholderData: (before) => before ?? first,
    ...(userId === null && isInitialState(listState) && { initialData: first }),
  });
  useFetchToast(query.error);
  return query;
};

/** Debounces typing only; other changes apply at once. */
export const useDebouncedListState = (listState: BlogListState): BlogListState => {
  const [settled, setSettled] = useState(listState);
  const isTyping = listState.search !== settled.search;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setSettled(listState), 250);
    return () => clearTimeout(timer);
  }, [isTyping, listState]);
  if (!isTyping && listState !== settled) setSettled(listState);
  return isTyping ? settled : listState;
};

type OwnPosts = {
  /** Undefined while loading. */
  posts: Blog[] | undefined;
  hasFailed: boolean;
  retry: () => void;
};

export const useOwnPosts = (): OwnPosts => {
  const { user, isSignedIn, isLoading } = useAuth();
  const query = useQuery({
    queryKey: ['blog', 'own', user?._id],
    queryFn: async ({ signal }) => {
      // The server lists the user's own post first.
      const listed = await callEndpoint(calls.listPosts, { query: { limit: '1' } }, { signal });
      return listed.filter(({ isMine }) => isMine);
    },
    enabled: user !== null,
  });
  useFetchToast(query.error);
  const visitorPosts = isSignedIn && isLoading ? undefined : [];
  return {
    posts: user ? query.data : visitorPosts,
    hasFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
};

export const usePostById = (id: string | undefined, known: Blog | undefined) =>
  useQuery({
    queryKey: ['blog', 'post', id],
    queryFn: ({ signal }) => callEndpoint(calls.readPost, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined && known === undefined,
    retry: false,
  });

export const useCreatePost = () => {
  const { user } = useAuth();
  return useMutation({
    mutationFn: ({ title, content, file }: PostDraft & { file: Blob | undefined }) => {
      const now = new Date();
      const stamps = { date: formatIndiaDate(now), time: formatIndiaTime(now) };
      return callEndpoint(calls.createPost, {
        body: { ...(user && { username: user.username }), title, content, ...stamps },
        files: { image: file },
      });
    },
  });
};

export const useUpdatePost = ({ _id: id }: Blog) =>
  useMutation({
    mutationFn: ({ title, content, file, isRemoved }: PostDraft & PictureChange) =>
      callEndpoint(calls.updatePost, {
        params: { id },
        body: { title, content, ...(isRemoved && !file && { removeImage: 'true' as const }) },
        files: { image: file },
      }),
  });

export const useDeletePost = ({ _id: id }: Blog) =>
  useMutation({ mutationFn: () => callEndpoint(calls.deletePost, { params: { id } }) });
