import { describe, expect, test } from 'vitest';
import { Cursor, cursorAfter } from './cursor.ts';

describe('cursors', () => {
  test('lead back to the entry', () => {
    const entry = { createdAt: '2026-01-05T05:00:00.123Z', _id: 'demo-post_1' };
    expect(Cursor.parse(cursorAfter(entry))).toEqual({
      createdAt: entry.createdAt,
      id: entry._id,
    });
  });
  test.each([
    '',
    '_',
    'infinity_x',
    '2026-02-30T00:00:00Z_x',
    '0000-01-01T00:00:00Z_x',
    '2026-01-05T05:00:00Z_',
    "2026-01-05T05:00:00Z_x'--",
    `2026-01-05T05:00:00Z_${'x'.repeat(61)}`,
  ])('%j is refused', (cursor) => {
    expect(Cursor.safeParse(cursor).success).toBe(false);
  });
});
