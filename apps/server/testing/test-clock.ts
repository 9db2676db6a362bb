export type TestClock = (() => Date) & {
  set(instant: string | Date): void;
  advance(milliseconds: number): void;
};

/** The clock only moves when the test says so. */
export const createTestClock = (start: string | Date): TestClock => {
  let now = new Date(start);
  return Object.assign(() => new Date(now), {
    set: (instant: string | Date) => {
      now = new Date(instant);
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  });
};
