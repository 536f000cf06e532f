import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { type MediaAnswer, mediaEndpoints } from '@pathshala/contract/pictures/media';
import { useSession } from '../../../auth/session-context.ts';
import { ApiError, fetchAs } from '../../../http/client.ts';
import { useWork } from '../../../ui/use-work.ts';
import { words } from '../../../words/words.ts';
import { messageText } from '../form/form-issues.ts';

/** Time for 10 MB over a slow connection, milliseconds. */
const timeout = 300_000;

/** By status, 0 without an answer, for refusals without their own reason; for other errors the API has a message. */
const refusals: Readonly<Record<number, () => string>> = {
  0: words['studio-edit.fileOffline'],
  413: words['studio-edit.fileTooLarge'],
  415: words['studio-edit.fileKind'],
};

function refusalOf({ code, status, message, problem }: ApiError): ApiError {
  const [issue] = problem.errors ?? [];
  const why = issue ? `${words['studio-edit.theFile']()} ${messageText(issue)}` : refusals[status]?.();
  return new ApiError(code, status, why ?? message, problem);
}

async function send(body: Blob, token: string | null): Promise<MediaAnswer> {
  const { method } = mediaEndpoints.studioMedia;
  const response = await fetchAs(token, `${apiRoot}${pathOf(mediaEndpoints.studioMedia, {})}`, {
    ...{ method, body, signal: AbortSignal.timeout(timeout) },
    headers: { Accept: 'application/json', 'Content-Type': body.type },
  }).catch((error: ApiError) => {
    throw refusalOf(error);
  });
  return (await response.json()) as MediaAnswer;
}

export function useUpload() {
  const { idToken } = useSession();

  /** Sends files as the signed-in person. @throws ApiError with a message for the editor */
  async function upload(...files: readonly Blob[]): Promise<MediaAnswer[]> {
    const answers: MediaAnswer[] = [];
    for (const file of files) answers.push(await send(file, await idToken()));
    return answers;
  }
  return { ...useWork(), upload };
}
