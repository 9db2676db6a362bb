import { pathToFileURL } from 'node:url';
import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';

/** Calls the API of the same process while a page is rendered. */
export type PageCall = (
  called: Endpoint,
  input: CallInput<Endpoint>,
  /** For staff, before the salon opens. */
  isPreview?: boolean,
) => Promise<unknown>;

/**
 * Exports of the built pages. The router must come from them: in development Vite loads its own
 * copy of it.
 */
type PageBuild = {
  entry: {
    module: {
      createRequestHandler: (
        build: unknown,
        mode: string,
      ) => (request: Request, context: unknown) => Promise<Response>;
      createPageContext: (call: PageCall, origin: string) => unknown;
    };
  };
};
export type RenderPage = (request: Request, isPreview?: boolean) => Promise<Response>;

/** Records whether a call failed because the database was unavailable. */
const trackOutages = (
  call: PageCall,
  isPreview: boolean,
): { call: PageCall; isDatabaseDown: () => boolean } => {
  let isDatabaseDown = false;
  return {
    call: async (called, input) => {
      try {
        return await call(called, input, isPreview);
      } catch (error) {
        isDatabaseDown ||= isDatabaseUnavailable(error);
        throw error;
      }
    },
    isDatabaseDown: () => isDatabaseDown,
  };
};

export const createPageRenderer = (
  build: unknown,
  call: PageCall,
  mode: 'production' | 'development',
): RenderPage => {
  const { createRequestHandler, createPageContext } = (build as PageBuild).entry.module;
  const handle = createRequestHandler(build, mode);
  return async (request, isPreview = false) => {
    const tracked = trackOutages(call, isPreview);
    const response = await handle(
      request,
      createPageContext(tracked.call, new URL(request.url).origin),
    );
    if (!tracked.isDatabaseDown()) return response;
    // The router only knows that something failed. Send its error page with the right status.
    return new Response(response.body, { status: 503, headers: response.headers });
  };
};

// Imported late, because React picks its build by NODE_ENV when it is first loaded.
export const importBuiltPages = (buildFile: string): Promise<unknown> =>
  import(pathToFileURL(buildFile).href);

export const loadPageRenderer = async (buildFile: string, call: PageCall): Promise<RenderPage> =>
  createPageRenderer(await importBuiltPages(buildFile), call, 'production');
