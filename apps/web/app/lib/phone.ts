/** Without the country's 91, which a number of twelve digits begins with. */
const localDigits = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
};

/** `+91 90000 00000`, as people in India write and read it; any other number stays as it is. */
export const formatPhone = (phone: string): string => {
  const local = localDigits(phone);
  return local.length === 10 ? `+91 ${local.slice(0, 5)} ${local.slice(5)}` : phone;
};

/** The address that makes a phone call it. */
export const phoneLink = (phone: string): string => `tel:+91${localDigits(phone)}`;
