/** Who is asking, as proven by the credentials of the request. */
export type Identity = {
  userId: string;
  username: string;
  isAdmin: boolean;
  sessionId: string;
  /** Long-lived answers end at this instant; `sessions-ended` may end them sooner. */
  expiresAt: Date;
};

/** Published on `live` when sessions end; without `sessionIds` all of that user's have ended. */
export const sessionsEndedTopic = 'sessions-ended';
export type SessionsEnded = { userId: string; sessionIds?: string[] };
