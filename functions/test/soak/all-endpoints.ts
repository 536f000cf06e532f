import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { weekEndpoints } from '@pathshala/contract/practice/week-endpoints';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';

export const allEndpoints = {
  ...endpoints,
  ...adminEndpoints,
  ...studioEndpoints,
  ...classroomEndpoints,
  ...weekEndpoints,
  ...listEndpoints,
} as const;
export type EndpointName = keyof typeof allEndpoints;

export const isEndpointName = (name: string): name is EndpointName => name in allEndpoints;

/** The parts of an address that its caller fills. */
export const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
