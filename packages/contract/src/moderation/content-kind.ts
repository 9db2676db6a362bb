import * as z from 'zod/mini';

export const contentKinds = ['review', 'post'] as const;
export const ContentKind = z.enum(contentKinds);
export type ContentKind = z.infer<typeof ContentKind>;
