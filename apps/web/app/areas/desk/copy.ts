import { areaLimits } from '@haldi/contract/areas/desk/schema';
import { formatRupees } from '@haldi/contract/kit/money';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const pincodes = (number: number): string => count(number, 'pincode', 'pincodes');

export const areasCopy = {
  title: 'Service areas',
  intro: 'The pincodes you serve, with the visiting charge, minimum order and days of each area.',
  loading: 'Loading service areas...',
  fetchFailed: 'The service areas could not be loaded.',
  list: 'Service areas',
  add: 'Add area',
  none: 'You serve every address',
  noneText: (city: string, charge: number) =>
    `Customers can book at any pincode, in ${city} and elsewhere, for the visiting charge in Settings (${formatRupees(charge)}). Once you add an area, they can book only at its pincodes.`,
  pincodes,
  morePincodes: (more: number) => `and ${more} more`,
  noMinimum: 'None',
  noTravelTimes: 'none',
  removedArea: 'a removed area',
  minutes: (minutes: number) => `${minutes} min`,
  fields: {
    name: 'Name',
    pincodes: 'Pincodes',
    visitingCharge: 'Visiting charge',
    minimumOrder: 'Minimum order',
    weekdays: 'Days',
    travelMinutesWithin: 'Travel time within the area',
    travelTo: 'Travel time to other areas',
  },
  actions: (name: string) => `Actions for ${name}`,
  actionsColumn: 'Actions',
  edit: 'Edit',
  remove: 'Remove',
  form: {
    addTitle: 'Add area',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    nameHint: 'Shown to customers, for example Kothrud and Karve Nagar',
    pincodes: 'Pincodes',
    pincodesHint: 'Paste a list, a column or a whole message.',
    pincodesFound: (number: number) => `${pincodes(number)} found`,
    notPincodes: (words: readonly string[]) => `Not a pincode: ${words.join(', ')}`,
    taken: (taken: readonly { pincode: string; area: string }[]) =>
      `Already in another area: ${taken.map(({ pincode, area }) => `${pincode} (${area})`).join(', ')}`,
    removeTaken: 'Remove these pincodes',
    visitingCharge: 'Visiting charge (₹)',
    minimumOrder: 'Minimum order (₹)',
    minimumOrderHint: 'Minimum price of the services; 0 for no minimum',
    weekdays: 'Days you serve this area',
    travelMinutesWithin: 'Travel time within the area (minutes)',
    travelWithinHint: 'Between two of its pincodes',
    travelTo: 'Travel time to other areas (minutes)',
    travelToHint: (minutes: number | undefined) =>
      minutes === undefined
        ? 'Leave empty to use the time in Settings.'
        : `Leave empty to use the time in Settings (${minutes} minutes).`,
    travelToArea: (name: string) => `To ${name}`,
    travelToWrong: `Enter a whole number from 0 to ${areaLimits.travel}, or leave it empty`,
    addSubmit: 'Add area',
    editSubmit: 'Save',
    added: 'Area added',
    saved: 'Area saved',
    failed: 'Failed to save the area',
    changedText: 'Your changes are kept. Review and save again.',
    affectedTitle: 'This affects booked visits',
    affectedText:
      'These visits stay booked and are listed under Beauticians until you reassign them:',
    affectedConfirm: 'Save anyway',
  },
  changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: (isLast: boolean) =>
      isLast
        ? 'This is your last area. Without it, customers can book at any address, for the visiting charge in Settings.'
        : 'Customers in this area can no longer book. Visits already booked stay.',
    confirm: 'Remove',
    done: 'Area removed',
    failed: 'Failed to remove the area',
    affectedConfirm: 'Remove anyway',
  },
  waiting: {
    title: 'Waiting list',
    text: 'People outside your service areas who asked to hear from you when you start serving their pincode.',
    none: 'No one is waiting.',
    loading: 'Loading the waiting list...',
    fetchFailed: 'The waiting list could not be loaded.',
    list: 'Waiting list by pincode',
    people: (number: number) => count(number, 'person waiting', 'people waiting'),
    servedBy: (area: string) => `Now in ${area}`,
    asked: (when: string) => `Asked ${when}`,
    call: (phone: string) => `Call ${phone}`,
    whatsapp: (phone: string) => `Message ${phone} on WhatsApp`,
    message: (business: string, pincode: string, isServed: boolean) =>
      isServed
        ? `Hello from ${business}! You asked if we serve ${pincode}. We do now, and you can book a visit.`
        : `Hello from ${business}! You asked if we serve ${pincode}.`,
    deleteNumbers: 'Delete numbers',
    deleteNumbersFor: (pincode: string) => `Delete numbers for ${pincode}`,
    confirmTitle: (pincode: string) => `Delete the numbers for ${pincode}?`,
    confirmText: 'They are removed from the waiting list. Do this after you have told everyone.',
    deleted: 'Numbers deleted',
    deleteFailed: 'Failed to delete the numbers',
  },
};
