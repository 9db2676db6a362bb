/** In its own file, because the booking page needs no other history text. */
export const orderPlacedMessage = 'Order placed by user via WhatsApp';
