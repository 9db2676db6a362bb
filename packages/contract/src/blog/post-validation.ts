type Draft = { title: string; content: string };

export type PostProblem = 'login' | 'text';

export const hasTitleAndContent = ({ title, content }: Draft): boolean =>
  title.trim() !== '' && content.trim() !== '';

export const postProblem = (isSignedIn: boolean, draft: Draft): PostProblem | undefined => {
  if (!isSignedIn) return 'login';
  return hasTitleAndContent(draft) ? undefined : 'text';
};
