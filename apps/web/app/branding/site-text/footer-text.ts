import {
  resolveSiteText,
  type SalonFacts,
} from '@haldi/contract/branding/site-text/default-site-text';
import type { PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import { platformLabel } from '@haldi/contract/branding/site-text/social-links';
import { footerCopy } from './copy.ts';
import type { FooterText } from './queries.ts';

export const toFooterText = (words: PublicSiteText, facts: SalonFacts): FooterText => ({
  line: resolveSiteText(words, facts).footerLine,
  visiting: footerCopy.visiting(facts.city, facts.areas.length === 0),
  links: words.links.map(({ place, address }) => ({ label: platformLabel(place), address })),
});
