import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import type { MediaAnswer } from '@pathshala/contract/pictures/media';
import { mediaEndpoints } from '@pathshala/contract/pictures/media';
import { useState } from 'react';
import { useSession } from '../../../auth/session-context.ts';
import { ApiError, appCheckProof, problemOf } from '../../../http/client.ts';
import { errorText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { messageText } from '../form/form-issues.ts';

/** Time for 10 MB over a slow connection, milliseconds. */
const timeout = 300_000;

/** By status, for refusals without their own reason; for other errors the API has a message. */
const refusals: Readonly<Record<number, () => string>> = {
  413: words['studio-edit.fileTooLarge'],
  415: words['studio-edit.fileKind'],
};

async function refusalOf(request: XMLHttpRequest): Promise<Error> {
  const problem = await problemOf(new Response(request.responseText, { status: request.status }));
  const [issue] = problem.problem.errors ?? [];
  const message = issue
    ? `${words['studio-edit.theFile']()} ${messageText(issue)}`
    : refusals[problem.status]?.();
  return message ? new ApiError(problem.code, problem.status, message, problem.problem) : problem;
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. @param onProgress bytes that have been sent */
function send(file: Blob, headers: Headers, onProgress: (bytes: number) => void): Promise<MediaAnswer> {
  const { method } = mediaEndpoints.studioMedia;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const unreachable = () => reject(new ApiError('network', 0, words['studio-edit.fileOffline']()));
    request.open(method, `${apiRoot}${pathOf(mediaEndpoints.studioMedia, {})}`);
    request.timeout = timeout;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('error', unreachable);
    request.addEventListener('timeout', unreachable);
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as MediaAnswer);
      else void refusalOf(request).then(reject);
    });
    request.send(file);
  });
}

export function useUpload() {
  const { idToken } = useSession();
  /** What has been sent, from 0 to 1; null: nothing is being sent. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Shows why it fails. */
  async function trying(work: () => Promise<void>): Promise<void> {
    setFailure(null);
    setFailure(await work().then(() => null, errorText));
    setShare(null);
  }

  /** Sends files as the signed-in person. @throws ApiError with a message for the editor */
  async function upload(...files: readonly Blob[]): Promise<MediaAnswer[]> {
    const all = files.reduce((sum, { size }) => sum + size, 0);
    const answers: MediaAnswer[] = [];
    let before = 0;
    setShare(0);
    for (const file of files) {
      const headers = new Headers({ Accept: 'application/json', 'Content-Type': file.type });
      const [token, proof] = [await idToken(), await appCheckProof()];
      if (token) headers.set('Authorization', `Bearer ${token}`);
      if (proof) headers.set('X-Firebase-AppCheck', proof);
      const start = before;
      answers.push(await send(file, headers, (bytes) => setShare((start + bytes) / all)));
      before += file.size;
    }
    return answers;
  }
  return { share, failure, trying, upload };
}
