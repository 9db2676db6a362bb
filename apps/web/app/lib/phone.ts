/** `+91 90000 00000`, as people in India write and read it; any other number stays as it is. */
export const formatPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  const local = digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
  return local.length === 10 ? `+91 ${local.slice(0, 5)} ${local.slice(5)}` : phone;
};
