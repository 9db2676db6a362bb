import {
  countryCode,
  internationalMobileNumber,
  normalizeMobileNumber,
} from '@haldi/contract/accounts/normalize-mobile-number';

/** `+91 90000 00000`, as people in India write and read it; any other number stays as it is. */
export const formatPhone = (phone: string): string => {
  const local = normalizeMobileNumber(phone);
  return /^\d{10}$/.test(local) ? `+${countryCode} ${local.slice(0, 5)} ${local.slice(5)}` : phone;
};

/** The address that makes a phone call it. */
export const phoneLink = (phone: string): string => `tel:+${internationalMobileNumber(phone)}`;
