const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** What staff read who do the same to several orders. */
export const bulkCopy = {
  all: 'Select all shown',
  select: (orderId: number) => `Select order #${orderId}`,
  bar: 'Selected orders',
  selected: (count: number) => `${orders(count)} selected`,
  clear: 'Clear selection',
  confirm: 'Confirm',
  assign: 'Assign',
  message: 'Message',
  list: 'The selected orders',
  close: 'Close',
  open: (orderId: number) => `Open order #${orderId}`,
  sending: (done: number, all: number) => `Order ${done} of ${all}...`,
  refused: (count: number) => `${orders(count)} refused.`,
  asks: (count: number) =>
    count === 1
      ? 'About 1 order you are asked first.'
      : `About ${count} orders you are asked first.`,
  stopped: (count: number) =>
    `The connection was lost. ${count === 1 ? '1 order is' : `${count} orders are`} not known to be done. Press again to go on: nothing is done twice.`,
  lost: 'No answer came. Press again to be sure.',
  notSent: 'Not sent yet',
  leftAlone: (why: string) => `Left alone: ${why}`,
  confirming: {
    title: (count: number) => (count === 1 ? 'Confirm 1 order?' : `Confirm ${count} orders?`),
    reads: 'Each customer reads:',
    none: 'None of these waits to be confirmed.',
    run: (count: number) => `Confirm ${orders(count)}`,
    waits: 'Will be confirmed',
    done: 'Confirmed',
    doneAll: (count: number) => `${orders(count)} confirmed.`,
    is: (status: string) => `it is ${status}`,
  },
  assigning: {
    title: (count: number) => `Assign ${orders(count)}`,
    who: 'Who shall come?',
    asPlanned: 'As planned',
    plansFailed: 'The plan could not be read.',
    tryAgain: 'Try again',
    none: 'Nothing to assign here.',
    run: (count: number) => `Assign ${orders(count)}`,
    will: (name: string) => `Will be assigned: ${name}`,
    done: (name: string) => `Assigned: ${name}`,
    doneAll: (count: number) => `${orders(count)} assigned.`,
    acknowledged: 'Send her all the same',
    despiteOf: (orderId: number) => `Send her all the same to order #${orderId}`,
    despiteAll: (count: number) => `Send all ${count} all the same`,
    why: {
      closed: (status: string) => `it is ${status}`,
      underWay: 'the visit is under way',
      comes: (name: string) => `${name} comes`,
      nobody: 'the plan has nobody',
    },
  },
  messaging: {
    title: (count: number) => `Message ${orders(count)}`,
    help: 'One chat for each: press, send, and come back for the next.',
    write: 'WhatsApp',
    writeTo: (name: string, orderId: number) => `WhatsApp to ${name}, order #${orderId}`,
    opened: 'Opened',
    openedTo: (name: string, orderId: number) => `Opened: WhatsApp to ${name}, order #${orderId}`,
    count: (opened: number, all: number) => `${opened} of ${all} opened`,
  },
};
