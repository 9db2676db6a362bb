import type { Blog } from '@haldi/contract/blog/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { isOverlayLink } from '../lib/overlay-link.ts';
import { PostDetail, PostLoadingOrError } from './post-detail.tsx';
import { usePostById } from './queries.ts';

/** Uses the post from the list if it is already loaded. */
export function ViewPostDialog({ id, first }: { id: string; first: Blog | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const listed = client
    .getQueriesData<Blog[]>({ queryKey: ['blog', 'list'] })
    .flatMap(([, posts]) => posts ?? []);
  const known = [...(first ? [first] : []), ...listed].find(
    ({ _id, content }) => _id === id && content !== '',
  );
  const { data: fetched, error, refetch } = usePostById(id, known);
  const post = known ?? fetched;
  const close = (): void => {
    if (isOverlayLink(state)) void navigate(-1);
    else void navigate('/blog', { replace: true });
  };
  if (!post)
    return <PostLoadingOrError error={error} onRetry={() => void refetch()} onClose={close} />;
  return <PostDetail post={post} onClose={close} />;
}
