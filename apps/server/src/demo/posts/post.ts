/** A post of the demo data; the slug names its picture. Paragraphs are parted by empty lines. */
export type DemoPost = {
  slug: string;
  title: string;
  category: string;
  /** The slug of a demo person. */
  author: string;
  daysAgo: number;
  content: string;
};
