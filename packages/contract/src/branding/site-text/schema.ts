import * as z from 'zod/mini';
import { multiLine, singleLine } from '../../kit/text.ts';
import { siteTextLimits as limits } from './limits.ts';
import { OpeningHours } from './opening-hours.ts';
import { SocialLinks, socialPlatformKeys } from './social-links.ts';

const orNothing = (max: number) => singleLine({ min: 0, max });

const Promises = z
  .array(
    z.strictObject({
      title: singleLine({ max: limits.promiseTitle }),
      text: singleLine({ max: limits.promiseText }),
    }),
  )
  .check(z.maxLength(limits.promises, `At most ${limits.promises} promises`));

const Questions = z
  .array(
    z.strictObject({
      question: singleLine({ max: limits.question }),
      answer: multiLine({ max: limits.answer }),
    }),
  )
  .check(z.maxLength(limits.questions, `At most ${limits.questions} questions`));

/** What an owner says of the salon; what is empty is said by `defaultWords`. */
export const SiteText = z.strictObject({
  homeHeading: orNothing(limits.heading),
  homeLead: orNothing(limits.lead),
  footerLine: orNothing(limits.footerLine),
  aboutTitle: orNothing(limits.heading),
  aboutLead: orNothing(limits.lead * 2),
  aboutStory: multiLine({ min: 0, max: limits.story }),
  /** Null: those that come with the product; none: the page makes no promises. */
  promises: z.nullable(Promises),
  questions: Questions,
  /** Ids of the built-in questions that are switched off. */
  hiddenQuestions: z
    .array(z.string().check(z.regex(/^[a-z-]{1,40}$/, 'Unknown question')))
    .check(z.maxLength(limits.hidden)),
  /** Null: the times at which visits begin say it. */
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

/** As stored: nothing is refused on the way out. */
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
