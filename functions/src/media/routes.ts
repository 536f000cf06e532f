import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { limits } from '@pathshala/contract/http/limits';
import { dayMs } from '@pathshala/contract/site/region';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { mediaType } from '../http/body.ts';
import { freshCaller, param, type Route, route } from '../http/route.ts';
import { noteUpload } from '../people/audit.ts';
import { type CountLimit, countLimit } from '../rate-limit/firestore-counters.ts';
import { type MediaStore, mediaName, mediaTypeOf } from './media-store.ts';

/** Immutable files may be cached forever: by convention a year. */
const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Uploads of a person and day (UTC): they are stored for ever. */
export const uploadLimit: CountLimit = {
  ...{ name: 'upload', max: limits.uploadsMax, windowMs: dayMs },
  refusal: `You have uploaded ${limits.uploadsMax} files today. Please go on tomorrow.`,
};

/** Endpoints of uploads: editors send them, everybody may read them. docs/security.md, "Requests" */
export function mediaRoutes(db: Firestore, store: MediaStore): Route[] {
  const countUpload = countLimit(db, uploadLimit);
  return [
    route(
      endpoints.studioMedia,
      async (call) => {
        const { bytes, request } = call;
        const { detectMediaType, withoutMetadata } = await import('./uploaded-file.ts');
        const about = await detectMediaType(bytes, mediaType(request));
        const { uid } = freshCaller(call);
        await countUpload(uid);
        const file = { bytes: withoutMetadata(bytes, about.type), type: about.type };
        const name = mediaName(file);
        await store.put(name, file);
        // Audited before its address is returned.
        await noteUpload(db, uid, name);
        const json = {
          url: `${apiRoot}${pathOf(endpoints.media, { name })}`,
          ...about,
          bytes: file.bytes.length,
        };
        return { json, status: 201 };
      },
      { accepts: ['raw'], maxBytes: limits.mediaBytes },
    ),
    route(endpoints.media, async (call) => {
      const name = param(call, 'name');
      const file = mediaTypeOf(name) && (await store.get(name));
      if (!file) throw new DomainError('not-found', 'This file does not exist.');
      return { file, headers: forEver };
    }),
  ];
}
