import * as z from 'zod/mini';

/** What customers write for everybody to read. */
export const voiceKinds = ['review', 'post'] as const;
export const VoiceKind = z.enum(voiceKinds);
export type VoiceKind = z.infer<typeof VoiceKind>;
