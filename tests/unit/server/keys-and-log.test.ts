import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createKeys, fingerprint, isSame } from '#src/server/keys.ts';
import { createLog } from '#src/server/log.ts';

describe('keys', () => {
  const keys = createKeys('a secret that is long enough for the test');

  it('open what they sealed, and nothing that was touched or sealed by another', () => {
    const sealed = keys.seal('سرّ');
    expect(keys.open(sealed)).toBe('سرّ');
    expect(keys.seal('سرّ')).not.toBe(sealed);
    expect(() => keys.open(`${sealed.slice(0, -2)}AA`)).toThrow(/auth|Unsupported/);
    expect(() => createKeys('another secret that is long enough as well').open(sealed)).toThrow(/auth|Unsupported/);
  });

  it('sign the same text otherwise for another purpose', () => {
    expect(keys.sign('a', 'x')).toBe(keys.sign('a', 'x'));
    expect(keys.sign('a', 'x')).not.toBe(keys.sign('b', 'x'));
    expect(isSame('a', 'a')).toBe(true);
    expect(isSame('a', 'aa')).toBe(false);
    expect(fingerprint('a')).toHaveLength(43);
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => { lines.push(line); } });
  const CANARY = 'mariam@example.org';

  it.each<[string, () => void]>([
    ['a field', () => log.info({ email: CANARY })], ['a deep field', () => log.info({ order: { donor: { email: CANARY } } })], ['a body', () => log.info({ body: { anything: CANARY } })],
    ['an access key', () => log.info({ result: { accessKey: CANARY } })],
    ['a query\'s error', () => log.error({ err: new DrizzleQueryError('insert …', [CANARY], Object.assign(new Error(`Key (email)=(${CANARY})`), { severity: 'ERROR' })) })],
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

  it('opens what was sealed before, and seals by the new key', () => {
    expect(after.open(before.seal('an answer'))).toBe('an answer');
    expect(after.open(after.seal('an answer'))).toBe('an answer');
    expect(() => before.open(after.seal('x'))).toThrow('authenticate');
    expect(() => createKeys('a key of somebody else, long enough as well').open(before.seal('x'))).toThrow('authenticate');
  });

  it('says again what was handed out before as it was, and counts a donor as the same', () => {
    const handedOut = before.sign('order-access', '1');
    expect(after.signAs('order-access', '1', fingerprint(handedOut))).toBe(handedOut);
    expect(after.signAs('order-access', '2', '')).toBe(after.sign('order-access', '2'));
    expect(after.signLasting('donor', 'a@b.example')).toBe(before.signLasting('donor', 'a@b.example'));
  });
});
