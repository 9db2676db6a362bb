/** India. Numbers are stored without it. */
export const countryCode = '91';

const withCode = new RegExp(`^${countryCode}\\d{10}$`);

/**
 * `+91 98220 12345` and `098220-12345` become `9822012345`. Decided by length, since a number can
 * itself begin with 91.
 */
export const normalizeMobileNumber = (text: string): string => {
  const digits = text.replace(/[\s().-]/g, '').replace(/^\+/, '');
  if (withCode.test(digits)) return digits.slice(countryCode.length);
  if (/^0\d{10}$/.test(digits)) return digits.slice(1);
  return digits;
};

/** For links and international calls, such as `919822012345`. */
export const internationalMobileNumber = (phone: string): string =>
  countryCode + normalizeMobileNumber(phone);
