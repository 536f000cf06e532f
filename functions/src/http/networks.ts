import { BlockList, isIP, isIPv4 } from 'node:net';

/** Google's front ends and Hosting, without rented addresses. */
const google: readonly string[] = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];

/** The CDN in front of Hosting, from its public list. Anybody may rent it. */
const fastly: readonly string[] = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

/** Google's rented addresses; its own services may use them too. */
const cloud: readonly string[] = [
  '34.64.0.0/10',
  '34.128.0.0/10',
  '35.184.0.0/13',
  '35.192.0.0/11',
  '35.224.0.0/12',
  '35.240.0.0/13',
  '104.154.0.0/15',
  '104.196.0.0/14',
  '107.178.192.0/18',
  '130.211.0.0/16',
  '146.148.0.0/17',
  '2600:1900::/28',
];

/** The network of an address: `other` may be a visitor, `invalid` is not an address. */
export type Network = 'google' | 'fastly' | 'cloud' | 'other' | 'invalid';

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

const lists = [
  ['google', listOf(google)],
  ['fastly', listOf(fastly)],
  ['cloud', listOf(cloud)],
] as const;

/** @returns the network of an address as text, which may be anything */
export function networkOf(address: string): Network {
  if (isIP(address) === 0) return 'invalid';
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  return lists.find(([, list]) => list.check(address, family))?.[0] ?? 'other';
}
