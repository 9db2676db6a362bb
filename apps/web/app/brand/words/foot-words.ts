import { type SalonFacts, saidWords } from '@haldi/contract/brand/words/defaults';
import type { PublicWords } from '@haldi/contract/brand/words/schema';
import { labelOf } from '@haldi/contract/brand/words/social';
import { footCopy } from './copy.ts';
import type { FootWords } from './queries.ts';

/** What stands at the foot of every page. */
export const footWords = (words: PublicWords, facts: SalonFacts): FootWords => ({
  line: saidWords(words, facts).footerLine,
  visiting: footCopy.visiting(facts.city, facts.areas.length === 0),
  links: words.links.map(({ place, address }) => ({ label: labelOf(place), address })),
});
