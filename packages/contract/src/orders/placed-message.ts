/** The first entry of every order's history; the page that books needs none of the others. */
export const placedMessage = 'Order placed by user via WhatsApp';
