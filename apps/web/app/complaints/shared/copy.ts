import { formatDay } from '@haldi/contract/kit/dates';

/** What the customer reads. */
export const complaintCopy = {
  report: {
    title: 'Something wrong?',
    text: 'Tell us what went wrong. We reply within two days.',
    open: 'Report a problem',
  },
  title: 'Your complaint',
  open: 'Open',
  closed: 'Closed',
  dueOn: (day: string) => `We will reply by ${formatDay(day)}.`,
  overdue: 'We are sorry that our reply takes longer than promised. Please call us.',
  history: 'Messages',
  you: 'You',
  salon: 'We',
  sentByYou: 'You wrote to us.',
  sentByUs: 'We noted your complaint.',
  repliedByMessage: 'We replied by message.',
  reopenedByUs: 'We are looking at it again.',
  picture: (place: number) => `Picture ${place}`,
  pictures: 'Your pictures',
  failed: 'Your complaint could not be loaded.',
  tryAgain: 'Try again',
  write: 'Add details',
  reopen: 'Not solved? Write again',
  dialog: {
    titles: { none: 'Report a problem', open: 'Add details', closed: 'Write again' },
    texts: {
      none: 'We read every complaint and reply within two days.',
      open: 'We see this at once.',
      closed: 'Your complaint is opened again, and we reply within two days.',
    },
    label: 'What went wrong?',
    moreLabel: 'What should we know?',
    send: 'Send',
    addPicture: 'Add picture',
    pictureHint: (max: number) =>
      `Optional. At most ${max} pictures; only our staff and you can see them.`,
    removePicture: (place: number) => `Remove picture ${place}`,
    sent: 'Sent. Thank you for telling us.',
    pictureFailed: 'Your message was sent, but a picture was not. Add it again with Add details.',
  },
};
