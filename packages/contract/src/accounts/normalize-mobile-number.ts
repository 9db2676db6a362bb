/** India's country code. Numbers are kept without it; links and people abroad need it. */
export const countryCode = '91';

const withCode = new RegExp(`^${countryCode}\\d{10}$`);

/**
 * The ten digits of an Indian number, however it was written: `+91 98220 12345` and `098220-12345`
 * are the same. Decided by length, since a number may itself begin with 91.
 */
export const normalizeMobileNumber = (written: string): string => {
  const digits = written.replace(/[\s().-]/g, '').replace(/^\+/, '');
  if (withCode.test(digits)) return digits.slice(countryCode.length);
  if (/^0\d{10}$/.test(digits)) return digits.slice(1);
  return digits;
};

/** `919822012345`: the same number for whoever dials or writes to it from anywhere. */
export const internationalMobileNumber = (phone: string): string =>
  countryCode + normalizeMobileNumber(phone);
