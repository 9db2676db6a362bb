import * as z from 'zod/mini';
import { multiLineText, singleLineText } from '../../kit/text-schemas.ts';
import { minutesPerDay } from '../../kit/time-of-day.ts';
import { siteTextLimits as limits } from './site-text-limits.ts';
import { SocialLinks, socialPlatformKeys } from './social-links.ts';

const optionalText = (max: number) => singleLineText({ min: 0, max });

const Promises = z
  .array(
    z.strictObject({
      title: singleLineText({ max: limits.promiseTitle }),
      text: singleLineText({ max: limits.promiseText }),
    }),
  )
  .check(z.maxLength(limits.promises, `At most ${limits.promises} promises`));

const Questions = z
  .array(
    z.strictObject({
      question: singleLineText({ max: limits.question }),
      answer: multiLineText({ max: limits.answer }),
    }),
  )
  .check(z.maxLength(limits.questions, `At most ${limits.questions} questions`));

/** Minutes since midnight. */
const DayHours = z
  .strictObject({
    weekday: z.int().check(z.minimum(0), z.maximum(6)),
    from: z.int().check(z.minimum(0), z.maximum(minutesPerDay - 1)),
    to: z.int().check(z.minimum(1), z.maximum(minutesPerDay)),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      error: 'The end must be after the start',
      path: ['to'],
    }),
  );

const OpeningHours = z.pipe(
  z.array(DayHours).check(
    z.maxLength(7),
    z.refine(
      (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
      'Enter each day of the week once',
    ),
  ),
  z.transform((days) => days.toSorted((one, other) => one.weekday - other.weekday)),
);

/** Empty fields use the default text of `defaultSiteText`. */
export const SiteText = z.strictObject({
  homeHeading: optionalText(limits.heading),
  homeLead: optionalText(limits.lead),
  footerLine: optionalText(limits.footerLine),
  aboutTitle: optionalText(limits.heading),
  aboutLead: optionalText(limits.lead * 2),
  aboutStory: multiLineText({ min: 0, max: limits.story }),
  /** Null: the default promises. Empty: no promises are shown. */
  promises: z.nullable(Promises),
  questions: Questions,
  hiddenQuestions: z
    .array(z.string().check(z.regex(/^[a-z-]{1,40}$/, 'Unknown question')))
    .check(z.maxLength(limits.hidden)),
  /** Null: visit times are shown instead. */
  hours: z.nullable(OpeningHours),
  links: SocialLinks,
});
export type SiteText = z.infer<typeof SiteText>;

export const emptySiteText: SiteText = {
  homeHeading: '',
  homeLead: '',
  footerLine: '',
  aboutTitle: '',
  aboutLead: '',
  aboutStory: '',
  promises: null,
  questions: [],
  hiddenQuestions: [],
  hours: null,
  links: [],
};

const Said = z.strictObject({ title: z.string(), text: z.string() });

/** As stored, without limits: stored text must always be readable. */
export const PublicSiteText = z.strictObject({
  homeHeading: z.string(),
  homeLead: z.string(),
  footerLine: z.string(),
  aboutTitle: z.string(),
  aboutLead: z.string(),
  aboutStory: z.string(),
  promises: z.nullable(z.array(Said)),
  questions: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  hiddenQuestions: z.array(z.string()),
  hours: z.nullable(z.array(z.strictObject({ weekday: z.int(), from: z.int(), to: z.int() }))),
  links: z.array(z.strictObject({ place: z.enum(socialPlatformKeys), address: z.string() })),
});
export type PublicSiteText = z.infer<typeof PublicSiteText>;
