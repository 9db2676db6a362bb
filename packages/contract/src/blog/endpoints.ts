import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { listParameters } from '../kit/list-parameters.ts';
import { Identifier, singleLineText, textLimits } from '../kit/text-schemas.ts';
import { Blog, BlogUpdate, NewBlog } from './schema.ts';

export const BlogQuery = z.strictObject({
  ...listParameters,
  /** A category, or `All`. */
  filter: z.optional(singleLineText({ min: 0, max: textLimits.name })),
  search: z.optional(singleLineText({ min: 0, max: textLimits.blogTitle })),
});

const postParams = z.strictObject({ id: Identifier });

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/blog',
  summary:
    'Lists posts, newest first; for a signed-in user, their own post comes first, marked `isMine`',
  auth: 'public',
  bearer: true,
  query: BlogQuery,
  answer: z.array(Blog),
});

export const readPost = endpoint({
  method: 'GET',
  path: '/api/blog/:id',
  summary: 'Returns a post',
  auth: 'public',
  params: postParams,
  answer: Blog,
  errors: ['NOT_FOUND'],
});

export const createPost = endpoint({
  method: 'POST',
  path: '/api/blog',
  summary: 'Creates the user’s post, with an optional picture; one post per user',
  auth: 'signed-in',
  body: NewBlog,
  files: ['image'],
  status: 201,
  answer: Blog,
  errors: ['FORBIDDEN', 'POST_EXISTS'],
});

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/blog/:id',
  summary: 'Updates the user’s own post; the picture stays unless replaced or removed',
  auth: 'signed-in',
  bearer: true,
  params: postParams,
  body: BlogUpdate,
  files: ['image'],
  answer: Blog,
  errors: ['NOT_FOUND'],
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/blog/:id',
  summary: 'Deletes the user’s own post and its picture',
  auth: 'signed-in',
  bearer: true,
  params: postParams,
  errors: ['NOT_FOUND'],
});
