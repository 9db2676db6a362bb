import {
  countryCode,
  internationalMobileNumber,
  normalizeMobileNumber,
} from '@haldi/contract/accounts/normalize-mobile-number';

/** `+91 90000 00000`; other numbers stay unchanged. */
export const formatPhone = (phone: string): string => {
  const local = normalizeMobileNumber(phone);
  return /^\d{10}$/.test(local) ? `+${countryCode} ${local.slice(0, 5)} ${local.slice(5)}` : phone;
};

export const phoneLink = (phone: string): string => `tel:+${internationalMobileNumber(phone)}`;
