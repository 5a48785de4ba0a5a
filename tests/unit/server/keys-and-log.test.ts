import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createKeys, sha256, safeEqual } from '#src/server/platform/keys.ts';
import { createLog } from '#src/server/platform/log.ts';

describe('keys', () => {
  const keys = createKeys('a secret that is long enough for the test');

  it('decrypt what they encrypted, and nothing that was changed or encrypted by another key', () => {
    const encrypted = keys.encrypt('سرّ');
    expect(keys.decrypt(encrypted)).toBe('سرّ');
    expect(keys.encrypt('سرّ')).not.toBe(encrypted);
    // Another first letter is always another text; the last ones may be those put in their place.
    const changed = `${encrypted.startsWith('A') ? 'B' : 'A'}${encrypted.slice(1)}`;
    expect(() => keys.decrypt(changed)).toThrow(/auth|Unsupported/);
    expect(() => createKeys('another secret that is long enough as well').decrypt(encrypted)).toThrow(
      /auth|Unsupported/,
    );
  });

  it('sign a text differently for another purpose', () => {
    expect(keys.sign('a', 'x')).toBe(keys.sign('a', 'x'));
    expect(keys.sign('a', 'x')).not.toBe(keys.sign('b', 'x'));
    expect(safeEqual('a', 'a')).toBe(true);
    expect(safeEqual('a', 'aa')).toBe(false);
    expect(sha256('a')).toHaveLength(43);
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog('info', {
    write: (line) => {
      lines.push(line);
    },
  });
  const CANARY = 'mariam@example.org';

  it.each<[string, () => void]>([
    ['a field', () => log.info({ email: CANARY })],
    ['a deep field', () => log.info({ order: { donor: { email: CANARY } } })],
    ['a body', () => log.info({ body: { anything: CANARY } })],
    ['an access key', () => log.info({ result: { accessKey: CANARY } })],
    [
      "a query's error",
      () =>
        log.error({
          err: new DrizzleQueryError(
            'insert …',
            [CANARY],
            Object.assign(new Error(`Key (email)=(${CANARY})`), { severity: 'ERROR' }),
          ),
        }),
    ],
  ])('has no personal data from %s', (_, write) => {
    lines.length = 0;
    write();
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(CANARY);
  });
});

describe('a change of keys', () => {
  const before = createKeys('the key of before, long enough to be one');
  const after = createKeys('the key of today, long enough to be one too', ['the key of before, long enough to be one']);

  it('decrypts former texts, and encrypts with the new key', () => {
    expect(after.decrypt(before.encrypt('an answer'))).toBe('an answer');
    expect(after.decrypt(after.encrypt('an answer'))).toBe('an answer');
    expect(() => before.decrypt(after.encrypt('x'))).toThrow('authenticate');
    expect(() => createKeys('a key of somebody else, long enough as well').decrypt(before.encrypt('x'))).toThrow(
      'authenticate',
    );
  });

  it('gives out former access keys unchanged, and recognizes a former donor', () => {
    const handedOut = before.sign('order-access', '1');
    expect(after.signAs('order-access', '1', sha256(handedOut))).toBe(handedOut);
    expect(after.signAs('order-access', '2', '')).toBe(after.sign('order-access', '2'));
    expect(after.signLasting('donor', 'a@b.example')).toBe(before.signLasting('donor', 'a@b.example'));
  });
});
