import { describe, expect, test } from 'vitest';
import { clientAddress, clientNetwork, networkOf } from '#src/server/client-address.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { readEnv } from '#src/server/env.ts';

const called = (peer: string | undefined, forwarded?: string, trusted = '10.0.0.1,2001:db8::1') => ({
  get: () => ({ env: readEnv({ TRUSTED_PROXIES: trusted }) }) as ServiceContext,
  env: { incoming: { socket: { remoteAddress: peer } } },
  req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
});

describe('the address of a caller', () => {
  test.each([
    ['203.0.113.9', undefined, '203.0.113.9'], ['::ffff:203.0.113.9', undefined, '203.0.113.9'], ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4', '1.2.3.4'], ['::ffff:10.0.0.1', '1.2.3.4:5678', '1.2.3.4'], ['10.0.0.1', '[2001:db8:1::9]:443', '2001:db8:1::9'], ['10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.1', '1.2.3.4'], ['2001:0db8:0:0::1', '1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', undefined, '10.0.0.1'], ['10.0.0.1', 'junk', '10.0.0.1'], ['10.0.0.1', '1.2.3.4, unknown', '10.0.0.1'], ['10.0.0.1', '127.1', '10.0.0.1'], ['10.0.0.1', '0x7f000001', '10.0.0.1'],
    [undefined, '1.2.3.4', 'unknown'],
  ])('of peer %s with x-forwarded-for %s is %s', (peer, forwarded, address) => {
    expect(clientAddress(called(peer, forwarded))).toBe(address);
  });

  test('counts with its neighbours, however it is written', () => {
    expect(new Set(['2001:db8::1', '2001:0db8:0000:0000:1::', '2001:db8:0:0:ffff:1:2:3'].map(networkOf))).toEqual(new Set(['2001:db8::/64']));
    expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
    expect(new Set(['1.2.3.4', '1.2.3.200', '::ffff:1.2.3.9'].map(networkOf))).toEqual(new Set(['1.2.3.0/24']));
    expect(clientNetwork(called('10.0.0.1', '1.2.3.4:1'))).toBe(clientNetwork(called('10.0.0.1', '1.2.3.4:2')));
  });
});
