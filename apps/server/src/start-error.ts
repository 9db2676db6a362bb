/** A reason not to start: `message` is the one line that the operator reads. */
export class StartError extends Error {
  override name = 'StartError';
}
