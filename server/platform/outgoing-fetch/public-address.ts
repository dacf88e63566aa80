import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { OutgoingProblem } from './outgoing-problem.ts';

/** Addresses that are not on the public internet (IANA special-purpose registries), as `[network, prefix length]`. */
const special4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only 2000::/3 is given out; inside it these lead elsewhere (documentation, 6to4 and Teredo hide an IPv4 address). */
const special6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, prefix] of special4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of special6) blocked.addSubnet(network, prefix, 'ipv6');
const given6 = new BlockList();
given6.addSubnet('2000::', 3, 'ipv6');

/** True for an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && given6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/**
 * Name look-up for `net.connect` that answers public addresses only. The connection goes to what is answered here, so a name cannot
 * be public when it is checked and private when it is used (DNS rebinding). One private address refuses the name.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [], 0);
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return callback(new OutgoingProblem('not-allowed', `${hostname} has no public address.`), [], 0);
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
