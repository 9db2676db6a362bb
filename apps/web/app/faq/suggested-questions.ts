import type { Service } from '@haldi/contract/catalogue/service-schema';
import { faqCopy } from './copy.ts';

/** Only questions about services on the menu. */
export const suggestQuestions = (services: readonly Pick<Service, 'name'>[]): string[] => {
  const has = (words: RegExp): boolean => services.some(({ name }) => words.test(name));
  const [first] = services;
  const price = has(/facial/i) ? faqCopy.aFacial : first && faqCopy.priceOf(first.name);
  return [
    ...(price ? [price] : []),
    ...faqCopy.suggestedAlways,
    ...(has(/bridal mehndi/i) ? [faqCopy.bridalMehndi] : []),
  ];
};
