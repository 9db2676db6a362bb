export const couponCopy = {
  open: 'Add a coupon',
  field: 'Coupon code',
  apply: 'Apply',
  invalid: 'Enter 3 to 20 letters and digits',
  checking: 'Checking the coupon...',
  applied: (label: string) => `${label} applied`,
  remove: 'Remove',
  removeOf: (code: string) => `Remove coupon ${code}`,
};
