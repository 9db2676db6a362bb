import * as z from 'zod/mini';
import { Day } from '../../../kit/day.ts';
import { endpoint } from '../../../kit/endpoint.ts';
import { Board, PlacementOptions } from './schema.ts';

/** A day that the board can show. */
export const BoardDay = Day.check(
  z.refine((day) => day >= '2000' && day < '2199', 'The calendar does not go there'),
);

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/admin/board',
  summary: 'One day by the hour: everybody, the visits and the ways between them',
  auth: 'desk',
  bearer: true,
  /** Absent: today. */
  query: z.strictObject({ day: z.optional(BoardDay) }),
  answer: Board,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});

export const readPlacementOptions = endpoint({
  method: 'GET',
  path: '/api/admin/board/places',
  summary:
    'Where an open visit could go on a day: each person at each time, and what speaks against',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({ day: BoardDay, order: z.uuid('That names no order') }),
  answer: PlacementOptions,
  errors: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'NOT_FOUND',
    'NOT_CHANGEABLE',
    'UNAVAILABLE',
  ],
});
