import { internationalMobileNumber } from '../accounts/normalize-mobile-number.ts';

/** Lone surrogates would make encodeURIComponent throw. */
export const whatsappLink = (phone: string, text: string): string =>
  `https://wa.me/${internationalMobileNumber(phone)}?text=${encodeURIComponent(text.toWellFormed())}`;
