import { endpoints as ownEndpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';

export { ownEndpoints };
export type OwnName = keyof typeof ownEndpoints;

export const allEndpoints = { ...ownEndpoints, ...listEndpoints } as const;
export type EndpointName = keyof typeof allEndpoints;

export function isEndpointName(name: string): name is EndpointName {
  return name in allEndpoints;
}
