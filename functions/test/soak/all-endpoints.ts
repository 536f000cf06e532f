import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';

export const allEndpoints = {
  ...endpoints,
  ...listEndpoints,
} as const;
export type EndpointName = keyof typeof allEndpoints;

export const isEndpointName = (name: string): name is EndpointName => name in allEndpoints;

/** The parts of an address that its caller fills. */
export const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
