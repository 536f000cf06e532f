import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { type MediaAnswer, mediaEndpoints } from '@pathshala/contract/pictures/media';
import { useSession } from '../../../auth/session-context.ts';
import { ApiError, appCheckProof, problemOf } from '../../../http/client.ts';
import { useWork } from '../../../ui/use-work.ts';
import { words } from '../../../words/words.ts';
import { messageText } from '../form/form-issues.ts';

/** Time for 10 MB over a slow connection, milliseconds. */
const timeout = 300_000;

/** By status, for refusals without their own reason; for other errors the API has a message. */
const refusals: Readonly<Record<number, () => string>> = {
  413: words['studio-edit.fileTooLarge'],
  415: words['studio-edit.fileKind'],
};

async function refusalOf(response: Response): Promise<Error> {
  const problem = await problemOf(response);
  const [issue] = problem.problem.errors ?? [];
  const message = issue
    ? `${words['studio-edit.theFile']()} ${messageText(issue)}`
    : refusals[problem.status]?.();
  return message ? new ApiError(problem.code, problem.status, message, problem.problem) : problem;
}

async function send(body: Blob, headers: Headers): Promise<MediaAnswer> {
  const { method } = mediaEndpoints.studioMedia;
  const response = await fetch(`${apiRoot}${pathOf(mediaEndpoints.studioMedia, {})}`, {
    ...{ method, headers, body, signal: AbortSignal.timeout(timeout) },
  }).catch(() => {
    throw new ApiError('network', 0, words['studio-edit.fileOffline']());
  });
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as MediaAnswer;
}

export function useUpload() {
  const { idToken } = useSession();
  const { running: isBusy, error: failure, run: trying } = useWork();

  /** Sends files as the signed-in person. @throws ApiError with a message for the editor */
  async function upload(...files: readonly Blob[]): Promise<MediaAnswer[]> {
    const answers: MediaAnswer[] = [];
    for (const file of files) {
      const headers = new Headers({ Accept: 'application/json', 'Content-Type': file.type });
      const [token, proof] = [await idToken(), await appCheckProof()];
      if (token) headers.set('Authorization', `Bearer ${token}`);
      if (proof) headers.set('X-Firebase-AppCheck', proof);
      answers.push(await send(file, headers));
    }
    return answers;
  }
  return { isBusy, failure, trying, upload };
}
