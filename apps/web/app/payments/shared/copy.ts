export const paymentsCopy = {
  qrCode: 'UPI QR code',
};
