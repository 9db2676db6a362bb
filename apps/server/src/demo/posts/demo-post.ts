/** The picture is named after the slug. Paragraphs are separated by empty lines. */
export type DemoPost = {
  slug: string;
  title: string;
  category: string;
  /** The slug of a demo person. */
  author: string;
  daysAgo: number;
  content: string;
};
