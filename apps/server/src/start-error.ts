/** Stops the start. `message` is the one line that the operator sees. */
export class StartError extends Error {
  override name = 'StartError';
}
