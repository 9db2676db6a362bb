import type { InjectOptions } from 'fastify';

type TestFile = { bytes: Uint8Array | string; name?: string; type?: string };

export const formRequest = async (
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, string>,
  files: Record<string, TestFile> = {},
): Promise<InjectOptions> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [field, { bytes, name = 'photo.jpg', type = 'image/jpeg' }] of Object.entries(files)) {
    form.set(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name);
  }
  const encoded = new Response(form);
  return {
    method,
    url,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
};
