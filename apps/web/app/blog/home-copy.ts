/** Separate from blogCopy so that the home page does not load all of it. */
export const homePostsCopy = {
  heading: 'From the blog',
  allPosts: 'Read the blog',
  by: (author: string) => `By ${author}`,
};
