/**
 * The number as WhatsApp wants it. Length decides, not the first digits: a mobile number may itself
 * begin with 91.
 */
export const whatsappNumber = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `91${digits}` : digits;
};

/** Half characters would make the encoding throw, so they are mended first. */
export const whatsappLink = (phone: string, text: string): string =>
  `https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(text.toWellFormed())}`;
