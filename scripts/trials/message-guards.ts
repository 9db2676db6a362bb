import type { Guard } from './guard.ts';

const send = 'messages/sending/send.ts';
const sending = 'messages/outbox/sending-store.ts';
const outbox = 'messages/outbox/store.ts';
const desk = 'messages/desk/service.ts';
const sendingTest = 'messages/sending/sending.test.ts';
const racesTest = 'messages/sending/races.test.ts';
const deskTest = 'messages/desk/desk.test.ts';

export const messageGuards: Guard[] = [
  {
    what: 'two workers do not take the same message',
    file: sending,
    find: ".for('update', { skipLocked: true })",
    replace: '',
    test: sendingTest,
  },
  {
    what: 'who has opted out is told nothing',
    file: send,
    find: 'isWanted: row.userId === null || !(await isOptedOut(tx, row.userId)),',
    replace: 'isWanted: row.userId === null || (await isOptedOut(tx, row.userId)) !== null,',
    test: sendingTest,
  },
  {
    what: 'what waits for a person is taken back by opting out',
    file: 'messages/choices/service.ts',
    find: 'if (!wantsMessages) await dropForOptOut(tx, userId);',
    replace: '',
    test: sendingTest,
  },
  {
    what: 'who has not agreed is written to by people',
    file: send,
    find: "const isAllowed = hasAgreed || adapter.channel === 'push';",
    replace: "const isAllowed = hasAgreed || adapter.channel !== 'by-hand' || true;",
    test: sendingTest,
  },
  {
    what: 'a kind that is switched off is not sent',
    file: send,
    find: 'isOn: template.isOn,',
    replace: 'isOn: true,',
    test: sendingTest,
  },
  {
    what: 'what nobody knows of is not tried again',
    file: send,
    find: "return end({ state: 'unsure', problem });",
    replace: "return end({ state: 'planned', channel: null, text: null, dueAt: now, problem });",
    test: sendingTest,
  },
  {
    what: 'what staff did waits for nobody',
    file: send,
    find: 'if (row.actorId === null) await handOver(tx, id, row.problem);',
    replace: 'if (row.actorId !== undefined) await handOver(tx, id, row.problem);',
    test: sendingTest,
  },
  {
    what: 'cancelling takes back what waits',
    file: 'messages/service.ts',
    find: 'for (const dropped of drop) await dropMessage(tx, dropped.id, dropped.reason);',
    replace: 'for (const _ of drop) break;',
    test: sendingTest,
  },
  {
    what: 'a change waits for what is just being sent about it',
    file: outbox,
    find: ".for('update');",
    replace: ';',
    test: racesTest,
  },
  {
    what: 'whoever decides second finds it decided',
    file: desk,
    find: 'if (!from.includes(row.state)) throw changed();',
    replace: '',
    test: deskTest,
  },
  {
    what: 'what would be wrong by now is not put back',
    file: desk,
    find: 'if (!isStillTrue(row.kind, composed.order?.status)) {',
    replace: 'if (row.kind === undefined) {',
    test: deskTest,
  },
  {
    what: 'a text with an unknown variable is not kept',
    file: 'messages/templates/service.ts',
    find: 'if (problem) {',
    replace: 'if (problem === null) {',
    test: deskTest,
  },
  {
    what: 'a link tells nobody the name of whose visit it is',
    file: 'orders/messages/routes.ts',
    find: 'messages: about.messages.map(withoutWords)',
    replace: 'messages: about.messages',
    test: deskTest,
  },
];
