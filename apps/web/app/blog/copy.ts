import { imageLimits } from '@haldi/contract/images/image-url';
import { megabytes } from '@haldi/contract/kit/bytes';
import { formatCount } from '@haldi/contract/kit/money';

export const blogCopy = {
  title: 'Blog',
  description: (hasPosts: boolean) =>
    hasPosts
      ? 'Beauty at home in the words of our customers: what they tried, learnt and would do again.'
      : 'A place for our customers to write about beauty at home. Nobody has yet: be the first.',
  heading: 'Blog',
  intro: (hasPosts: boolean) =>
    hasPosts
      ? 'What they tried, learnt and would do again, in the words of our customers.'
      : 'A place for what you tried, learnt or would do again.',
  listHeading: 'Blog Posts',
  search: 'Search by title',
  searchPlaceholder: 'Search by title...',
  prev: 'Prev',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
  pages: 'Pages',
  none: 'No posts yet',
  noneText: 'Be the first to write one.',
  notFound: 'No matching posts found.',
  notFoundText: 'Try another word from the title.',
  create: 'Create a Blog Post',
  createIntro: 'One post each: something you learnt, tried or would do again.',
  writeLink: 'Write a post',
  yourBlog: 'Your Blog',
  titleLabel: 'Title',
  titlePlaceholder: 'Blog Title',
  contentLabel: 'Content',
  contentPlaceholder: 'Write your blog content...',
  length: (length: number, limit: number) =>
    `${formatCount(length)} of ${formatCount(limit)} characters`,
  tooLong: (limit: number) => `At most ${formatCount(limit)} characters`,
  picture: 'Picture',
  choosePicture: 'Choose a picture',
  changePicture: 'Choose another',
  pictureHint: `JPEG, PNG or WebP, up to ${megabytes(imageLimits.bytes)}. Optional.`,
  removePicture: 'Remove picture',
  pictureAlt: 'The chosen picture',
  post: 'Post Blog',
  logIn: 'Log in to write yours',
  edit: 'Edit',
  delete: 'Delete',
  editTitle: 'Edit Your Blog',
  update: 'Update Blog',
  deleteTitle: 'Delete your post?',
  deleteText:
    'It disappears from the blog at once, and its picture with it. You can write another one later.',
  close: 'Close',
  share: 'Share',
  copied: 'Link copied',
  hidden: 'The salon has hidden your post',
  hiddenText: 'Only you see it. You may change it; it stays hidden until the salon shows it again.',
  hiddenMark: 'Hidden',
  gone: 'This post is no longer here',
  goneText: 'Its author or the salon may have taken it down.',
  openFailed: 'This post could not be loaded',
  loading: 'Loading the post',
  problems: {
    login: 'Please login to submit a blog',
    text: 'Title and Content are required',
  },
  invalidChange: 'Title and content are required',
  posted: 'Blog Posted Successfully',
  postRefused: 'Failed to post blog',
  postFailed: 'Blog Not Posted',
  fetchRefused: 'Failed to fetch blogs',
  fetchFailed: 'Error fetching blogs',
  updated: 'Blog updated successfully',
  updateRefused: 'Failed to update blog',
  updateFailed: 'Error updating blog',
  deleted: 'Blog deleted successfully',
  deleteRefused: 'Failed to delete blog',
  deleteFailed: 'Error deleting blog',
};
