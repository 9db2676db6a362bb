import { describe, expect, test } from 'vitest';
import {
  blogPageNumber,
  initialBlogList,
  toBlogPage,
  toBlogQueryParameters,
  withNextBlogPage,
  withPostCategory,
  withPostSearch,
  withPreviousBlogPage,
} from './blog-list-state.ts';
import { hasTitleAndContent, postProblem } from './post-validation.ts';
import { BlogUpdate, NewBlog } from './schema.ts';
import { shortenToPreview } from './text-preview.ts';

const posts = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    _id: `post-${place}`,
    createdAt: `2026-01-0${9 - place}T05:00:00.000Z`,
  }));

describe('paging', () => {
  test('five a page, and a sixth means that there are more', () => {
    expect(toBlogPage(posts(5))).toEqual({ posts: posts(5), next: undefined });
    expect(toBlogPage(posts(6))).toEqual({
      posts: posts(5),
      next: '2026-01-05T05:00:00.000Z_post-4',
    });
    expect(toBlogPage([])).toEqual({ posts: [], next: undefined });
  });

  test('forth and back', () => {
    const third = withNextBlogPage(withNextBlogPage(initialBlogList, 'a'), 'b');
    expect(blogPageNumber(third)).toBe(3);
    expect(toBlogQueryParameters(third)).toEqual({ limit: '6', cursor: 'b' });
    expect(toBlogQueryParameters(withPreviousBlogPage(third))).toEqual({ limit: '6', cursor: 'a' });
    expect(
      blogPageNumber(withPreviousBlogPage(withPreviousBlogPage(withPreviousBlogPage(third)))),
    ).toBe(1);
  });

  test('another search or category is back on page 1', () => {
    const second = withNextBlogPage(initialBlogList, 'a');
    expect(blogPageNumber(withPostSearch(second, 'hair'))).toBe(1);
    expect(toBlogQueryParameters(withPostSearch(second, ' hair '))).toEqual({
      limit: '6',
      search: 'hair',
    });
    expect(blogPageNumber(withPostCategory(second, 'Bridal'))).toBe(1);
    expect(toBlogQueryParameters(withPostCategory(second, 'Bridal'))).toEqual({
      limit: '6',
      filter: 'Bridal',
    });
  });

  test('the category is All by default', () => {
    expect(initialBlogList.category).toBe('All');
    expect(toBlogQueryParameters(initialBlogList)).toEqual({ limit: '6' });
  });
});

describe('preview', () => {
  test('as many characters as it says, then an ellipsis', () => {
    expect(shortenToPreview('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
    expect(shortenToPreview('x'.repeat(100), 100)).toBe('x'.repeat(100));
    expect(shortenToPreview('one\n\ntwo', 100)).toBe('one two');
  });
  test('a character is never cut in half', () => {
    expect(shortenToPreview('💛💛💛', 2)).toBe('💛💛…');
  });
});

describe('what keeps a post from being sent', () => {
  test.each([
    [false, '', '', 'login'],
    [true, '', 'Words', 'text'],
    [true, 'Title', '  ', 'text'],
    [true, 'Title', 'Words', undefined],
  ])('signed in %j, %j, %j: %s', (isSignedIn, title, content, problem) => {
    expect(postProblem(isSignedIn, { title, content })).toBe(problem);
  });
  test('a change needs both', () => {
    expect(hasTitleAndContent({ title: 'a', content: 'b' })).toBe(true);
    expect(hasTitleAndContent({ title: ' ', content: 'b' })).toBe(false);
  });
});

describe('payloads', () => {
  const payload = {
    username: 'Asha',
    title: ' Monsoon hair ',
    content: 'One\n\nTwo',
    date: '05 Jan 2025',
    time: '10:30 AM',
  };
  test('the spec’s are accepted', () => {
    expect(NewBlog.parse(payload)).toMatchObject({ title: 'Monsoon hair', content: 'One\n\nTwo' });
    expect(BlogUpdate.safeParse({ title: 'a', content: 'b', removeImage: 'true' }).success).toBe(
      true,
    );
  });
  test.each([
    ['no title', { title: ' ' }],
    ['a title of two lines', { title: 'a\nb' }],
    ['a long title', { title: 'x'.repeat(121) }],
    ['long content', { content: 'x'.repeat(20_001) }],
    ['NUL', { content: 'a\u0000' }],
    ['a field of ours', { category: 'Bridal' }],
  ])('%s is refused', (_, change) => {
    expect(NewBlog.safeParse({ ...payload, ...change }).success).toBe(false);
  });
});
