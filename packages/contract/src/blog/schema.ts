import * as z from 'zod/mini';
import { HidingDetails } from '../kit/hidden-content.ts';
import { multiLineText, singleLineText, textLimits } from '../kit/text-schemas.ts';

export const defaultPostCategory = 'General';

export const Blog = z.strictObject({
  _id: z.string(),
  username: z.string(),
  title: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  category: z.string(),
  /**
   * Set only on the caller's own entry. Absent for visitors, whose responses are the same for
   * everyone.
   */
  isMine: z.optional(z.literal(true)),
  /** Set only on the caller's own entry. */
  hidden: z.optional(HidingDetails),
});
export type Blog = z.infer<typeof Blog>;

const postFields = {
  title: singleLineText({ max: textLimits.blogTitle }),
  content: multiLineText({ max: textLimits.blogContent }),
};

/** Accepted because clients send it; the server stores its own time. */
const clientStamp = z.optional(singleLineText({ min: 0, max: textLimits.name }));

export const NewBlog = z.strictObject({
  ...postFields,
  /** Checked against the session; never used as identity. */
  username: z.optional(z.string().check(z.maxLength(textLimits.username))),
  date: clientStamp,
  time: clientStamp,
});
export type NewBlog = z.infer<typeof NewBlog>;

export const BlogUpdate = z.strictObject({
  ...postFields,
  removeImage: z.optional(z.enum(['true', 'false'])),
});
export type BlogUpdate = z.infer<typeof BlogUpdate>;
