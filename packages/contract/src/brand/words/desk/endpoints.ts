import { endpoint } from '../../../kit/endpoint.ts';
import { StaffWords, WordsUpdate } from './schema.ts';

export const readWords = endpoint({
  method: 'GET',
  path: '/api/admin/brand/words',
  summary: 'The salon’s own words, to change them',
  auth: 'owner',
  bearer: true,
  answer: StaffWords,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const saveWords = endpoint({
  method: 'PUT',
  path: '/api/admin/brand/words',
  summary: 'Saves the salon’s own words; they show at once',
  auth: 'owner',
  bearer: true,
  body: WordsUpdate,
  answer: StaffWords,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'WORDS_CHANGED', 'UNAVAILABLE'],
});
