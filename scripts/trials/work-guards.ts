import type { Guard } from './guard.ts';

const work = 'orders/work/work.test.ts';
const herDay = 'orders/work/her-day.test.ts';

export const workGuards: Guard[] = [
  {
    what: 'the visits of others are not there',
    file: 'orders/work/presses.ts',
    find: 'if (row.beauticianId !== place) throw errors.notFound();',
    replace: '',
    test: work,
  },
  {
    what: 'a press that is sent again has one effect',
    file: 'orders/work/presses.ts',
    find: 'if (await isRepeated(tx, id, attempt)) return undefined;',
    replace: '',
    test: work,
  },
  {
    what: 'numbers and addresses around the day only',
    file: 'orders/work/days.ts',
    find: 'contact: isContactShown(day, today)',
    replace: 'contact: day',
    test: work,
  },
  {
    what: 'who was shown them is written down',
    file: 'orders/work/days.ts',
    find: 'if (unseen.length === 0) return;',
    replace: 'return;',
    test: herDay,
  },
  {
    what: 'a visit given back is not planned for her again',
    file: 'orders/plan/service.ts',
    find: 'cannotGoTo: refusedBy(beautician, refused),',
    replace: 'cannotGoTo: [],',
    test: herDay,
  },
  {
    what: 'after five wrong codes not even the right one',
    file: 'orders/work/start-code.ts',
    find: "if (wrongCodes >= mostWrongCodes) return refused('ASK_SALON');",
    replace: '',
    test: 'orders/work/start-code.test.ts',
  },
  {
    what: 'her stream ends with her place',
    file: 'orders/work/routes.ts',
    find: '(may) => (may ? send(pulseEventName, null) : end()),',
    replace: '() => send(pulseEventName, null),',
    test: 'orders/events.test.ts',
  },
];
