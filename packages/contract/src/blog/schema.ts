import * as z from 'zod/mini';
import { HiddenMark } from '../kit/hidden-content.ts';
import { multiLine, singleLine, textLimits } from '../kit/text.ts';

/** What a post belongs to when nothing else is known. */
export const defaultCategory = 'General';

export const Blog = z.strictObject({
  _id: z.string(),
  /** The author. */
  username: z.string(),
  title: z.string(),
  content: z.string(),
  /** The address of the picture, if there is one. */
  image: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  category: z.string(),
  /**
   * Set on the caller's own entry and on no other. It is not there for visitors, whose answers are
   * the same for everyone.
   */
  isMine: z.optional(z.literal(true)),
  /** Set on the caller's own entry alone: for everybody else it is not there. */
  hidden: z.optional(HiddenMark),
});
export type Blog = z.infer<typeof Blog>;

const written = {
  title: singleLine({ max: textLimits.blogTitle }),
  content: multiLine({ max: textLimits.blogContent }),
};

/** Accepted because the client sends it; what is stored is the server's own stamp. */
const clientStamp = z.optional(singleLine({ min: 0, max: textLimits.name }));

export const NewBlog = z.strictObject({
  ...written,
  /** An assertion to check, never an identity. */
  username: z.optional(z.string().check(z.maxLength(textLimits.username))),
  date: clientStamp,
  time: clientStamp,
});
export type NewBlog = z.infer<typeof NewBlog>;

export const BlogUpdate = z.strictObject({
  ...written,
  removeImage: z.optional(z.enum(['true', 'false'])),
});
export type BlogUpdate = z.infer<typeof BlogUpdate>;
