/**
 * The answer of a rendered page names under this header what its own inline scripts are marked with.
 * The server turns the marks into hashes and takes both out: a page is stored, and a nonce that
 * everybody gets would be none.
 */
export const scriptNonceHeader = 'x-script-nonce';
