import { imageLimits } from '@haldi/contract/images/uploaded-images';
import { formatMegabytes } from '@haldi/contract/kit/format-megabytes';
import { formatCount } from '@haldi/contract/kit/money';

export const blogCopy = {
  title: 'Blog',
  description: (hasPosts: boolean) =>
    hasPosts
      ? 'Tips and experiences with beauty at home, written by our customers.'
      : 'Our customers write here about beauty at home. Be the first to write a post.',
  heading: 'Blog',
  intro: (hasPosts: boolean) =>
    hasPosts
      ? 'Tips and experiences, written by our customers.'
      : 'Share your tips and experiences.',
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
  createIntro: 'Each customer can write one post. Share a tip or an experience.',
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
  changePicture: 'Change picture',
  pictureHint: `JPEG, PNG or WebP, up to ${formatMegabytes(imageLimits.bytes)}. Optional.`,
  removePicture: 'Remove picture',
  pictureAlt: 'Selected picture',
  post: 'Post Blog',
  logIn: 'Log in to write a post',
  edit: 'Edit',
  delete: 'Delete',
  editTitle: 'Edit Your Blog',
  update: 'Update Blog',
  deleteTitle: 'Delete your post?',
  deleteText:
    'Your post and its picture are removed from the blog right away. You can write a new post later.',
  close: 'Close',
  share: 'Share',
  copied: 'Link copied',
  hidden: 'The salon has hidden your post',
  hiddenText:
    'Only you can see it. You can edit it, but it stays hidden until the salon shows it again.',
  hiddenMark: 'Hidden',
  notAvailable: 'This post is not available',
  notAvailableText: 'The author or the salon may have removed it.',
  openFailed: 'This post could not be loaded',
  loading: 'Loading post',
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
