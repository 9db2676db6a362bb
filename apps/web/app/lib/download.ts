import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import { fetchEndpoint } from './call.ts';
import { saveFile } from './save-file.ts';

const nameOf = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download';

export const download = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> => {
  const response = await fetchEndpoint(endpoint, input);
  const content = await response.blob();
  saveFile(nameOf(response.headers), content.type, content);
};
