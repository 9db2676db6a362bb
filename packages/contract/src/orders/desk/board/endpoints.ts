import * as z from 'zod/mini';
import { Day } from '../../../kit/day-schema.ts';
import { endpoint } from '../../../kit/endpoint.ts';
import { Board, PlacementOptions } from './schema.ts';

export const BoardDay = Day.check(
  z.refine((day) => day >= '2000' && day < '2199', 'Choose a day between 2000 and 2198'),
);

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/admin/board',
  summary: 'The schedule of one day: beauticians, visits and travel times',
  auth: 'desk',
  bearer: true,
  /** Absent: today. */
  query: z.strictObject({ day: z.optional(BoardDay) }),
  answer: Board,
});

export const readPlacementOptions = endpoint({
  method: 'GET',
  path: '/api/admin/board/placements',
  summary: 'The beauticians and times to which an open visit can be moved on a day, with conflicts',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({ day: BoardDay, order: z.uuid('Enter a valid order ID') }),
  answer: PlacementOptions,
  errors: ['NOT_FOUND', 'NOT_CHANGEABLE'],
});
