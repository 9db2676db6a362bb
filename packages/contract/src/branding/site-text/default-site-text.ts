import type { PublicSiteText } from './schema.ts';

export type SalonFacts = {
  businessName: string;
  city: string;
  /** Empty if the salon serves the whole city. */
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

const defaultPromises = [
  {
    title: 'Used once',
    text: 'Sheets, spatulas, wax strips, gloves and threads are used for one visit only.',
  },
  {
    title: 'Disinfected',
    text: 'Metal tools are cleaned and disinfected after every visit and carried in closed pouches.',
  },
  {
    title: 'Freshly washed',
    text: 'We bring freshly washed towels and headbands and take used ones away in a separate bag.',
  },
  {
    title: 'Opened in front of you',
    text: 'You can check the label and date of every product, and ask for a patch test first.',
  },
  {
    title: 'Clean hands',
    text: 'Beauticians wash their hands on arrival and stay at home when they are unwell.',
  },
  {
    title: 'Nothing left behind',
    text: 'We take used strips, cotton and sheets away in a closed bag.',
  },
];

/** Name and city are still empty before the owner has filled them in. */
export const defaultSiteText = ({
  businessName: salon,
  city: ownCity,
  areas,
}: SalonFacts): ResolvedSiteText => {
  const businessName = salon || 'Our salon';
  const city = ownCity || 'your city';
  return {
    homeHeading: 'Beauty comes home',
    homeLead: `Salon care at home, ${areas.length === 0 ? 'anywhere in' : 'in'} ${city}.`,
    footerLine: 'Beauty and salon services at your home.',
    aboutTitle: 'Your salon at home',
    aboutLead: `${businessName} brings the salon to homes in ${city}. No traffic and no waiting: your beautician comes to you with everything needed.`,
    aboutStory:
      'You see every price and duration before you book. Once a beautician is assigned, you see their name and can track your visit online.',
    promises: defaultPromises,
  };
};

const ownOrDefault = (own: string, defaultText: string): string =>
  own.trim() === '' ? defaultText : own;

export const resolveSiteText = (own: PublicSiteText, facts: SalonFacts): ResolvedSiteText => {
  const defaults = defaultSiteText(facts);
  return {
    homeHeading: ownOrDefault(own.homeHeading, defaults.homeHeading),
    homeLead: ownOrDefault(own.homeLead, defaults.homeLead),
    footerLine: ownOrDefault(own.footerLine, defaults.footerLine),
    aboutTitle: ownOrDefault(own.aboutTitle, defaults.aboutTitle),
    aboutLead: ownOrDefault(own.aboutLead, defaults.aboutLead),
    aboutStory: ownOrDefault(own.aboutStory, defaults.aboutStory),
    promises: own.promises ?? defaults.promises,
  };
};

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
