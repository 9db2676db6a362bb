import type { Guard } from './guard.ts';

const profileTest = 'roster/profile.test.ts';
const goingTest = 'roster/going.test.ts';
const whyTest = 'schedule/why.test.ts';

export const profileGuards: Guard[] = [
  {
    what: 'whoever has left is a name only',
    file: 'roster/service.ts',
    find: 'if (!found?.active) return null;',
    replace: 'if (!found) return null;',
    test: profileTest,
  },
  {
    what: 'nobody comes to a cancelled visit',
    file: 'orders/service.ts',
    find: 'beautician === noBeautician || !isBooked(status)',
    replace: 'beautician === noBeautician',
    test: profileTest,
  },
  {
    what: 'a picture that nobody uses is gone',
    file: 'roster/picture.ts',
    find: 'if (before.imageHash) await removeImageIfUnused(tx, before.imageHash);',
    replace: '',
    test: profileTest,
  },
  {
    what: 'an area that is gone is told beside its field',
    file: 'roster/changes.ts',
    find: ".catch(settlingLost('areas', copy.areaGone))",
    replace: '',
    test: profileTest,
  },
  {
    what: 'the plan knows where she goes',
    file: '../../../packages/contract/src/roster/at-work.ts',
    find: 'areas: beautician.areas,',
    replace: 'areas: [],',
    test: goingTest,
  },
  {
    what: 'the rules of the salon speak first',
    file: 'schedule/why-service.ts',
    find: 'isFree: against.length === 0 && findsSomebody(why)',
    replace: 'isFree: findsSomebody(why)',
    test: whyTest,
  },
  {
    what: 'whom the customer does not want is not free for her',
    file: 'schedule/why-service.ts',
    find: '(await dayFor(db, customer))(read.plan)',
    replace: '(await dayFor(db, null))(read.plan)',
    test: whyTest,
  },
];
