import { internationalMobileNumber } from '../accounts/normalize-mobile-number.ts';

/** Half characters would make the encoding throw, so they are mended first. */
export const whatsappLink = (phone: string, text: string): string =>
  `https://wa.me/${internationalMobileNumber(phone)}?text=${encodeURIComponent(text.toWellFormed())}`;
