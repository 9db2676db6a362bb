import { pathToFileURL } from 'node:url';
import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';

/** How a page that is being rendered reads from the API of its own process. */
export type PageCall = (
  called: Endpoint,
  input: CallInput<Endpoint>,
  /** For staff, before the salon opens. */
  isPreview?: boolean,
) => Promise<unknown>;

/**
 * What the built pages hand over. The router comes from them and not from our own packages: in
 * development they are loaded by Vite, with a copy of it that ours would not recognise.
 */
type PageBuild = {
  entry: {
    module: {
      createRequestHandler: (
        build: unknown,
        mode: string,
      ) => (request: Request, context: unknown) => Promise<Response>;
      pageContext: (call: PageCall, origin: string) => unknown;
    };
  };
};
export type RenderPage = (request: Request, isPreview?: boolean) => Promise<Response>;

/** The same calls, and whether one of them failed because the database could not be asked. */
const watch = (
  call: PageCall,
  isPreview: boolean,
): { call: PageCall; isInTrouble: () => boolean } => {
  let isInTrouble = false;
  return {
    call: async (called, input) => {
      try {
        return await call(called, input, isPreview);
      } catch (error) {
        isInTrouble ||= isDatabaseUnavailable(error);
        throw error;
      }
    },
    isInTrouble: () => isInTrouble,
  };
};

export const createRenderer = (
  build: unknown,
  call: PageCall,
  mode: 'production' | 'development',
): RenderPage => {
  const { createRequestHandler, pageContext } = (build as PageBuild).entry.module;
  const handle = createRequestHandler(build, mode);
  return async (request, isPreview = false) => {
    const watched = watch(call, isPreview);
    const response = await handle(request, pageContext(watched.call, new URL(request.url).origin));
    if (!watched.isInTrouble()) return response;
    // The router knows only that something broke: its page with kind words, under the true status.
    return new Response(response.body, { status: 503, headers: response.headers });
  };
};

// Imported late: React decides by NODE_ENV which of its builds it is when it is first loaded.
export const importBuiltPages = (buildFile: string): Promise<unknown> =>
  import(pathToFileURL(buildFile).href);

export const loadRenderer = async (buildFile: string, call: PageCall): Promise<RenderPage> =>
  createRenderer(await importBuiltPages(buildFile), call, 'production');
