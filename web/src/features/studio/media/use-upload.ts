import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import type { MediaAnswer } from '@pathshala/contract/pictures/media';
import { useCallback } from 'react';
import { useSession } from '../../../auth/session-context.ts';
import { ApiError, appCheckProof, problemOf } from '../../../http/client.ts';
import { words } from '../../../words/words.ts';
import { messageText } from '../forms/issue-text.ts';

/** Time for 10 MB over a slow connection, milliseconds. */
const timeout = 300_000;

/** @param share the part of the file that has been sent, from 0 to 1 */
export type OnProgress = (share: number) => void;

/** By status, for refusals without their own reason; for other errors the API has a message. */
const refusals: Readonly<Record<number, () => string>> = {
  413: words['studio-edit.fileTooLarge'],
  415: words['studio-edit.fileKind'],
};

async function refusalOf(request: XMLHttpRequest): Promise<ApiError> {
  const problem = await problemOf(new Response(request.responseText, { status: request.status }));
  const [issue] = problem.problem.errors ?? [];
  const message = issue
    ? `${words['studio-edit.theFile']()} ${messageText(issue)}`
    : refusals[problem.status]?.();
  return message ? new ApiError(problem.code, problem.status, message, problem.problem) : problem;
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send(file: Blob, headers: Headers, onProgress: OnProgress): Promise<MediaAnswer> {
  const { method } = endpoints.studioMedia;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const unreachable = () => reject(new ApiError('network', 0, words['studio-edit.fileOffline']()));
    request.open(method, `${apiRoot}${pathOf(endpoints.studioMedia, {})}`);
    request.timeout = timeout;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('error', unreachable);
    request.addEventListener('timeout', unreachable);
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as MediaAnswer);
      else void refusalOf(request).then(reject);
    });
    request.send(file);
  });
}

/** @returns uploads as the signed-in person; throws ApiError with a message for the editor */
export function useUpload() {
  const { idToken } = useSession();
  return useCallback(
    async (file: Blob, onProgress: OnProgress): Promise<MediaAnswer> => {
      const headers = new Headers({ Accept: 'application/json', 'Content-Type': file.type });
      const [token, proof] = [await idToken(), await appCheckProof()];
      if (token) headers.set('Authorization', `Bearer ${token}`);
      if (proof) headers.set('X-Firebase-AppCheck', proof);
      return await send(file, headers, onProgress);
    },
    [idToken],
  );
}
