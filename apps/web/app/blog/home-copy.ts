/** The words that the home page needs; all others come with the blog itself. */
export const homePostsCopy = {
  heading: 'From the blog',
  allPosts: 'Read the blog',
  by: (author: string) => `By ${author}`,
};
