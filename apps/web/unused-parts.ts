import type { Plugin } from 'vite';

/** The router's links and forms: we have our own, but it does not say that they may be left out. */
const routerParts = /react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]lib\.js$/;
const making = / = (React\$\d+\.forwardRef\()/g;
const naming = /^\w+\.displayName = "\w+";$/gm;

/** Marks the making of a component as something that can be left out when nobody uses it. */
export const unusedParts = (): Plugin => ({
  name: 'haldi:unused-parts',
  apply: 'build',
  transform: {
    filter: { id: routerParts },
    handler(code) {
      if (code.search(making) < 0)
        this.error('The router makes its components in another way now.');
      return { code: code.replace(making, ' = /* @__PURE__ */ $1').replace(naming, ''), map: null };
    },
  },
});
