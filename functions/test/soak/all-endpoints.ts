import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { weekEndpoints } from '@pathshala/contract/practice/week-endpoints';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';

export const ownEndpoints = {
  ...endpoints,
  ...adminEndpoints,
  ...studioEndpoints,
  ...classroomEndpoints,
  ...weekEndpoints,
} as const;
export type OwnName = keyof typeof ownEndpoints;

export const allEndpoints = { ...ownEndpoints, ...listEndpoints } as const;
export type EndpointName = keyof typeof allEndpoints;

export function isEndpointName(name: string): name is EndpointName {
  return name in allEndpoints;
}
