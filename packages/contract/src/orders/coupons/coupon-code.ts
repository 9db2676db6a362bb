export const couponCodePattern = /^[A-Z0-9]{3,20}$/;
export const invalidCouponCode = 'Enter 3 to 20 letters and digits';

/** Not case-sensitive. Undefined: no valid code. */
export const parseCouponCode = (text: string): string | undefined => {
  const code = text.trim().toUpperCase();
  return couponCodePattern.test(code) ? code : undefined;
};
