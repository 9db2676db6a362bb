type Draft = { title: string; content: string };

export type BlogProblem = 'login' | 'text';

export const hasText = ({ title, content }: Draft): boolean =>
  title.trim() !== '' && content.trim() !== '';

/** What keeps a post from being sent: the first of these, in this order. */
export const blogProblem = (isSignedIn: boolean, draft: Draft): BlogProblem | undefined => {
  if (!isSignedIn) return 'login';
  return hasText(draft) ? undefined : 'text';
};
