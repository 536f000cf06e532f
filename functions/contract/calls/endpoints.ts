import type { Schema, SchemaObjectDescription } from 'yup';
import { consentBodies } from '../accounts/consent.ts';
import { accountEndpoints } from '../accounts/endpoints.ts';
import { userBodies } from '../accounts/user.ts';
import { catalogueEndpoints } from '../catalogue/endpoints.ts';
import { certificateBodies } from '../certificates/certificate.ts';
import { certificateEndpoints } from '../certificates/endpoints.ts';
import { classroomBodies } from '../classrooms/classroom.ts';
import { classroomEndpoints } from '../classrooms/endpoints.ts';
import { courseEndpoints } from '../courses/endpoints.ts';
import { courseBodies } from '../courses/enrolment.ts';
import type { BodyOf, Endpoint } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import type { Issue } from '../http/validation.ts';
import { overviewEndpoints } from '../overview/overview.ts';
import { mediaEndpoints } from '../pictures/media.ts';
import { practiceEndpoints } from '../practice/endpoints.ts';
import { practiceBodies } from '../practice/model-test.ts';
import { siteBodies } from '../site/contact.ts';
import { siteEndpoints } from '../site/endpoints.ts';
import { studioEndpoints } from '../studio/endpoints.ts';
import type { Losses, StudioItem } from '../studio/items.ts';
import { studioCallBodies } from '../studio/schemas.ts';

/** For tests and checks of every endpoint. Pages import only their domain's, and so load no schemas. */
export const endpoints = {
  ...accountEndpoints,
  ...catalogueEndpoints,
  ...courseEndpoints,
  ...certificateEndpoints,
  ...practiceEndpoints,
  ...siteEndpoints,
  ...overviewEndpoints,
  ...classroomEndpoints,
  ...studioEndpoints,
  ...mediaEndpoints,
} as const;

type Endpoints = typeof endpoints;

type BodySchemas = {
  readonly [Name in keyof Endpoints as BodyOf<Endpoints[Name]> extends undefined ? never : Name]: Schema<
    BodyOf<Endpoints[Name]>
  >;
};

/** All except those of items: see `@pathshala/content/kinds/studio-bodies`. */
export const bodySchemas: Omit<BodySchemas, 'studioCreate' | 'studioSave'> = {
  ...userBodies,
  ...consentBodies,
  ...courseBodies,
  ...certificateBodies,
  ...practiceBodies,
  ...siteBodies,
  ...classroomBodies,
  ...studioCallBodies,
};

const byEndpoint = new Map<Endpoint, Schema>(
  Object.entries(bodySchemas).map(([name, schema]) => [endpoints[name as keyof Endpoints], schema]),
);

export function schemaOf(endpoint: Endpoint): Schema | undefined {
  return byEndpoint.get(endpoint);
}

export function bodyFieldsOf(schema: Schema | undefined): readonly string[] {
  return Object.keys((schema?.describe() as SchemaObjectDescription | undefined)?.fields ?? {});
}

export type IssueInWords = Issue & { readonly detail: string };

/** Body of every error answer, sent as `application/problem+json` (RFC 9457). */
export interface Problem {
  readonly type: `/problems/${ErrorCode}`;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly requestId?: string;
  readonly current?: StudioItem;
  readonly errors?: readonly IssueInWords[];
  readonly losses?: Losses;
}
