import { useIsSignedIn } from '../accounts/session-store.ts';
import { cx } from '../ui/cx.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { blogCopy } from './copy.ts';
import { useOwnPosts } from './queries.ts';

/**
 * On phones only. Until it is known whether a signed-in user has a post, the link is invisible but
 * keeps its space.
 */
export function WritePostLink() {
  const isSignedIn = useIsSignedIn();
  const { posts } = useOwnPosts();
  return (
    <LinkButton
      to="/blog#write"
      look="golden"
      className={cx(
        'lg:hidden',
        isSignedIn ? posts === undefined && 'invisible' : 'member:invisible',
      )}
    >
      {posts && posts.length > 0 ? blogCopy.yourBlog : blogCopy.writeLink}
    </LinkButton>
  );
}
