import { describe, expect, test } from 'vitest';
import { clientAddress, clientSubnet, subnetOf } from '#src/server/http/client-address.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readEnv } from '#src/server/platform/env.ts';

const called = (peer: string | undefined, forwarded?: string, trusted = '10.0.0.1,2001:db8::1') => ({
  get: () => ({ env: readEnv({ TRUSTED_PROXIES: trusted }) }) as ServiceContext,
  env: { incoming: { socket: { remoteAddress: peer } } },
  req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
});

describe('the address of a client', () => {
  test.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['::ffff:10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
    ['10.0.0.1', '[2001:db8:1::9]:443', '2001:db8:1::9'],
    ['10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
    ['2001:0db8:0:0::1', '1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', 'junk', '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4, unknown', '10.0.0.1'],
    ['10.0.0.1', '127.1', '10.0.0.1'],
    ['10.0.0.1', '0x7f000001', '10.0.0.1'],
    ['10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.1:8080', '1.2.3.4'],
    [undefined, '1.2.3.4', 'unknown'],
  ])('of peer %s with x-forwarded-for %s is %s', (peer, forwarded, address) => {
    expect(clientAddress(called(peer, forwarded))).toBe(address);
  });

  test('is not that of any proxy in a trusted network', () => {
    expect(clientAddress(called('10.9.8.7', '9.9.9.9, 1.2.3.4, 10.1.1.1', '10.0.0.0/8'))).toBe('1.2.3.4');
    expect(clientAddress(called('11.9.8.7', '1.2.3.4', '10.0.0.0/8'))).toBe('11.9.8.7');
  });

  test('shares its count with its network, in every spelling', () => {
    expect(new Set(['2001:db8::1', '2001:0db8:0000:0000:1::', '2001:db8:0:0:ffff:1:2:3'].map(subnetOf))).toEqual(
      new Set(['2001:db8::/64']),
    );
    expect(subnetOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
    expect(new Set(['1.2.3.4', '1.2.3.200', '::ffff:1.2.3.9'].map(subnetOf))).toEqual(new Set(['1.2.3.0/24']));
    expect(clientSubnet(called('10.0.0.1', '1.2.3.4:1'))).toBe(clientSubnet(called('10.0.0.1', '1.2.3.4:2')));
  });
});
