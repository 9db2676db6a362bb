import { areaLimits } from '@haldi/contract/areas/desk/schema';
import { formatRupees } from '@haldi/contract/kit/money';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const pincodes = (number: number): string => count(number, 'pincode', 'pincodes');

export const areasCopy = {
  title: 'Areas',
  intro: 'Where you come to, what coming costs there, and on which days.',
  loading: 'Loading areas...',
  fetchFailed: 'Failed to fetch the areas',
  list: 'Areas',
  add: 'Add area',
  none: 'You come everywhere',
  noneText: (charge: number) =>
    `Without areas every address can be booked, at the visiting charge of the settings, ${formatRupees(charge)}. With the first one, only its pincodes can.`,
  pincodes,
  morePincodes: (more: number) => `and ${more} more`,
  anything: 'Any',
  nothing: 'none',
  removed: 'a removed area',
  minutes: (minutes: number) => `${minutes} min`,
  fields: {
    name: 'Name',
    pincodes: 'Pincodes',
    visitingCharge: 'Visiting charge',
    minimumOrder: 'Least order',
    weekdays: 'Days',
    travelMinutesWithin: 'On the way within',
    travelTo: 'On the way to other areas',
  },
  actions: (name: string) => `Actions for ${name}`,
  actionsColumn: 'Actions',
  edit: 'Edit',
  remove: 'Remove',
  form: {
    addTitle: 'Add area',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    nameHint: 'As customers read it, such as Kothrud and Karve Nagar',
    pincodes: 'Pincodes',
    pincodesHint: 'Paste them as they come: a list, a column, a whole message.',
    understood: (number: number) => `${pincodes(number)} understood`,
    notUnderstood: (words: readonly string[]) => `Not understood: ${words.join(', ')}`,
    taken: (taken: readonly { pincode: string; area: string }[]) =>
      `Already elsewhere: ${taken.map(({ pincode, area }) => `${pincode} (${area})`).join(', ')}`,
    leaveOut: 'Leave these out',
    visitingCharge: 'Visiting charge (₹)',
    minimumOrder: 'Least order (₹)',
    leastOrderHint: 'What the services come to at least; 0: anything',
    weekdays: 'We come on',
    travelMinutesWithin: 'Minutes on the way within it',
    travelWithinHint: 'Between two of its pincodes',
    travelTo: 'Minutes to other areas',
    travelToHint: (minutes: number | undefined) =>
      minutes === undefined
        ? 'Empty: as the settings say'
        : `Empty: as the settings say, ${minutes}`,
    travelToArea: (name: string) => `To ${name}`,
    travelToWrong: `A whole number from 0 to ${areaLimits.travel}, or nothing`,
    addSubmit: 'Add area',
    editSubmit: 'Save',
    added: 'Area added',
    saved: 'Area saved',
    failed: 'Failed to save the area',
    changedText: 'What you typed is still here. Save again if it still holds.',
    affectedTitle: 'Some visits would no longer fit',
    affectedText:
      'They stay booked, and are listed with the beauticians until somebody can make them:',
    affectedConfirm: 'Save anyway',
  },
  changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: (isLast: boolean) =>
      isLast
        ? 'It is the last one: afterwards every address can be booked, at the visiting charge of the settings.'
        : 'Nobody there can book any more. Visits that are booked stay.',
    confirm: 'Remove',
    done: 'Area removed',
    failed: 'Failed to remove the area',
    affectedConfirm: 'Remove anyway',
  },
  waiting: {
    title: 'Who waits where',
    text: 'They live where you do not come, and left a number to be told when you do.',
    none: 'Nobody waits anywhere.',
    loading: 'Loading who waits...',
    fetchFailed: 'Failed to fetch who waits',
    list: 'Waiting, by pincode',
    people: (number: number) => count(number, 'waits', 'wait'),
    servedNow: (area: string) => `Now in ${area}`,
    asked: (when: string) => `Asked ${when}`,
    call: (phone: string) => `Call ${phone}`,
    whatsapp: (phone: string) => `Write to ${phone} on WhatsApp`,
    message: (business: string, pincode: string, isServed: boolean) =>
      isServed
        ? `Hello from ${business}! You asked whether we come to ${pincode}. Now we do, and you can book a visit.`
        : `Hello from ${business}! You asked whether we come to ${pincode}.`,
    told: 'Told',
    toldOf: (pincode: string) => `Told: forget who waits at ${pincode}`,
    forgetTitle: (pincode: string) => `Forget who waits at ${pincode}?`,
    forgetText: 'Their numbers are deleted. Do this once they have been told.',
    forget: 'Forget them',
    forgotten: 'Forgotten',
    forgetFailed: 'Failed to forget them',
  },
};
