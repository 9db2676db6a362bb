import { pathToFileURL } from 'node:url';
import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';

/** How a page that is being rendered reads from the API of its own process. */
export type PageCall = (called: Endpoint, input: CallInput<Endpoint>) => Promise<unknown>;

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
export type RenderPage = (request: Request) => Promise<Response>;

export const createRenderer = (
  build: unknown,
  call: PageCall,
  mode: 'production' | 'development',
): RenderPage => {
  const { createRequestHandler, pageContext } = (build as PageBuild).entry.module;
  const handle = createRequestHandler(build, mode);
  return (request) => handle(request, pageContext(call, new URL(request.url).origin));
};

// Imported late: React decides by NODE_ENV which of its builds it is when it is first loaded.
export const readPages = (buildFile: string): Promise<unknown> =>
  import(pathToFileURL(buildFile).href);

export const loadRenderer = async (buildFile: string, call: PageCall): Promise<RenderPage> =>
  createRenderer(await readPages(buildFile), call, 'production');
