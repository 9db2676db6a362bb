import { scriptNonceHeader } from '@haldi/contract/pages/script-nonce';
import type { FastifyInstance } from 'fastify';
import { removeNonce } from './content-security-policy.ts';
import { createPageRenderer, type PageCall } from './page-renderer.ts';

export const devPageRoutes = async (
  app: FastifyInstance,
  webDirectory: string,
  call: PageCall,
): Promise<void> => {
  const { createServer } = await import('vite');
  const ownListeners = process.listeners('SIGTERM');
  const vite = await createServer({
    root: webDirectory,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Vite's handler would exit the process before the database has stopped.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ownListeners.includes(listener)) process.off('SIGTERM', listener);
  }
  app.addHook('onClose', () => vite.close());
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    reply.hijack();
    const answer = async (): Promise<void> => {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build');
      const url = new URL(request.url, `http://${request.host}`);
      const render = createPageRenderer(build, call, 'development');
      const response = await render(new Request(url), await app.isPreview(request));
      reply.raw.writeHead(response.status, Object.fromEntries(response.headers));
      const html = await response.text();
      const nonce = response.headers.get(scriptNonceHeader);
      reply.raw.end(nonce === null ? html : removeNonce(html, nonce));
    };
    vite.middlewares(request.raw, reply.raw, () => {
      answer().catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        request.log.error({ err: error }, 'page failed');
        reply.raw.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
      });
    });
  });
};
