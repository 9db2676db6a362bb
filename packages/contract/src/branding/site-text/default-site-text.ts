import type { PublicSiteText } from './schema.ts';

/** What the words that come with the product depend on; all of it is a setting. */
export type SalonFacts = {
  businessName: string;
  city: string;
  /** None: everywhere in the city. */
  areas: readonly unknown[];
};

export type ResolvedSiteText = {
  homeHeading: string;
  homeLead: string;
  footerLine: string;
  aboutTitle: string;
  aboutLead: string;
  aboutStory: string;
  promises: readonly { title: string; text: string }[];
};

const usualPromises = [
  {
    title: 'Used once',
    text: 'Sheets, spatulas, wax strips, gloves and threads are for one visit only.',
  },
  {
    title: 'Disinfected',
    text: 'Metal tools are cleaned and disinfected between two visits, and carried in closed pouches.',
  },
  {
    title: 'Freshly washed',
    text: 'Towels and headbands come washed and leave in a separate bag.',
  },
  {
    title: 'Opened before you',
    text: 'You see the label and the date of a product, and can ask for a patch test first.',
  },
  {
    title: 'Hands first',
    text: 'Hands are washed on arrival, and a beautician who is unwell stays at home.',
  },
  {
    title: 'Nothing left behind',
    text: 'Used strips, cotton and sheets leave your home in our closed bag.',
  },
];

/** What every salon that works by this product can say of itself until it says more. */
export const defaultSiteText = ({ businessName, city, areas }: SalonFacts): ResolvedSiteText => ({
  homeHeading: 'Beauty comes home',
  homeLead: `Salon care at your door, ${areas.length === 0 ? 'anywhere in' : 'in'} ${city}.`,
  footerLine: 'Salon care at your door, by people who take their time.',
  aboutTitle: 'An afternoon that is only yours',
  aboutLead: `${businessName} brings the salon to homes in ${city}. No traffic, no waiting chair, no stranger’s hairdryer: one beautician, her whole attention, and your own room around you.`,
  aboutStory:
    'You see every price and how long it takes before you book. Once a beautician is assigned you know her name, and you follow your visit from the first tap to the last towel.',
  promises: usualPromises,
});

const ownOrDefault = (own: string, usual: string): string => (own.trim() === '' ? usual : own);

/** The salon's own words, and ours where it has none. */
export const resolveSiteText = (own: PublicSiteText, facts: SalonFacts): ResolvedSiteText => {
  const usual = defaultSiteText(facts);
  return {
    homeHeading: ownOrDefault(own.homeHeading, usual.homeHeading),
    homeLead: ownOrDefault(own.homeLead, usual.homeLead),
    footerLine: ownOrDefault(own.footerLine, usual.footerLine),
    aboutTitle: ownOrDefault(own.aboutTitle, usual.aboutTitle),
    aboutLead: ownOrDefault(own.aboutLead, usual.aboutLead),
    aboutStory: ownOrDefault(own.aboutStory, usual.aboutStory),
    promises: own.promises ?? usual.promises,
  };
};

/** A text as the paragraphs it was written in. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
