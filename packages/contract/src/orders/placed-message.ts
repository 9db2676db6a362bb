/** In its own file, because the booking page needs no other history text. */
export const placedMessage = 'Order placed by user via WhatsApp';
