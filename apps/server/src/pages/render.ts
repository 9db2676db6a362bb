import { pathToFileURL } from 'node:url';
import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** How a page that is being rendered reads from the API of its own process. */
export type PageCall = (called: Endpoint, input: CallInput<Endpoint>) => Promise<unknown>;

type PageBuild = ServerBuild & {
  entry: { module: { pageContext: (call: PageCall, origin: string) => RouterContextProvider } };
};
export type RenderPage = (request: Request) => Promise<Response>;

export const createRenderer = async (
  build: unknown,
  call: PageCall,
  mode: 'production' | 'development',
): Promise<RenderPage> => {
  // Loaded late: React decides by NODE_ENV which of its builds it is when it is first imported.
  const { createRequestHandler } = await import('react-router');
  const pages = build as PageBuild;
  const handle = createRequestHandler(pages, mode);
  return (request) =>
    handle(request, pages.entry.module.pageContext(call, new URL(request.url).origin));
};

export const loadRenderer = async (buildFile: string, call: PageCall): Promise<RenderPage> =>
  createRenderer(await import(pathToFileURL(buildFile).href), call, 'production');
