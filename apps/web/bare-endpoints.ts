import type { Plugin } from 'vite';

/** A line of a declaration that says no more than one thing, whole on that line. */
const forTheServer =
  /^\s*(?:summary:\s*'(?:[^'\\\n]|\\.)*'|errors:\s*\[[^\]]*\]|(?:params|query|body): [^{\n]*|(?:params|query|body): z\.strictObject\(\{ [^{}\n]* \}\)),$/gm;

/**
 * A browser makes calls and reads answers. What the server checks them by, what is refused, and the
 * words of the API's description would weigh on every page that calls anything.
 */
export const bareEndpoints = (): Plugin => ({
  name: 'haldi:bare-endpoints',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/.*endpoints\.ts$/ },
    order: 'pre',
    handler: (code) => ({ code: code.replace(forTheServer, ''), map: null }),
  },
});
