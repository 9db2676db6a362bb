/**
 * Response header with the nonce of the inline scripts of a page. The server replaces the nonces
 * with hashes, because the page is cached and the same for everyone.
 */
export const scriptNonceHeader = 'x-script-nonce';
