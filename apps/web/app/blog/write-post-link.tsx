import { useIsSignedIn } from '../accounts/session-store.ts';
import { cx } from '../ui/cx.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { blogCopy } from './copy.ts';
import { useOwnPosts } from './queries.ts';

/**
 * Phones: the way down to the form, or to the own post once there is one. Nobody who has written is
 * asked to write, not even for a moment: until it is known, a member sees the room it takes.
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
