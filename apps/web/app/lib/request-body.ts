import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';

type RequestBody = { contentType?: string; body?: string | FormData };

const formOf = (fields: unknown, files: CallInput<Endpoint>['files']): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.set(name, String(value));
  }
  for (const [name, file] of Object.entries((files ?? {}) as Record<string, unknown>)) {
    if (file instanceof Blob) form.set(name, file);
  }
  return form;
};

/** JSON, or a form where files may go along: of that the browser names the content type itself. */
export const requestBody = (called: Endpoint, input: CallInput<Endpoint>): RequestBody => {
  if (called.files) return { body: formOf(input.body, input.files) };
  if (input.body === undefined) return {};
  return { contentType: 'application/json', body: JSON.stringify(input.body) };
};
