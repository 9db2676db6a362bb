type Draft = { title: string; content: string };

export type PostProblem = 'login' | 'text';

export const hasTitleAndContent = ({ title, content }: Draft): boolean =>
  title.trim() !== '' && content.trim() !== '';

/** What keeps a post from being sent: the first of these, in this order. */
export const postProblem = (isSignedIn: boolean, draft: Draft): PostProblem | undefined => {
  if (!isSignedIn) return 'login';
  return hasTitleAndContent(draft) ? undefined : 'text';
};
