import type { AccessToken } from '#src/api/session.ts';

/** A token, and the time by this device's clock at which the next one is to be asked for. */
export type HeldToken = AccessToken & { dueAt: number };

type Message =
  | { kind: 'ask' }
  | { kind: 'token'; token: HeldToken }
  | { kind: 'signedOut' }
  | { kind: 'claim'; id: string }
  | { kind: 'released' };

/** What the tabs of one browser do together. */
export type Tabs = {
  /** Runs work in one tab at a time. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** The token that another tab holds; undefined where none answers soon. */
  ask: () => Promise<HeldToken | undefined>;
  tell: (message: { kind: 'token'; token: HeldToken } | { kind: 'signedOut' }) => void;
  listen: (listeners: {
    held: () => HeldToken | undefined;
    told: (token: HeldToken) => void;
    signedOut: () => void;
  }) => void;
  close: () => void;
};

const NAME = 'session';
/** Milliseconds in which the other tabs answer. */
const ANSWERED_WITHIN_MS = 300;
/** Milliseconds in which tabs that begin at once learn of each other. */
const CLAIMED_WITHIN_MS = 60;
/** A tab that was closed meanwhile releases nothing. */
const RELEASED_WITHIN_MS = 10_000;

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>;
type Locks = Pick<LockManager, 'request'>;

/** The tabs of this browser, by Web Locks; where there are none, by messages alone. */
export function openTabs(channel: Channel = new BroadcastChannel(NAME), locks?: Locks): Tabs {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const post = (message: Message): void => channel.postMessage(message);
  const on = (receive: (message: Message) => void): (() => void) => {
    const listener = ({ data }: MessageEvent<Message>): void => receive(data);
    channel.addEventListener('message', listener as EventListener);
    return () => channel.removeEventListener('message', listener as EventListener);
  };
  /** The first message that is wanted; undefined after a time. */
  const next = <Value>(want: (message: Message) => Value | undefined, withinMs: number, begin?: () => void) =>
    new Promise<Value | undefined>((resolve) => {
      const end = (value: Value | undefined): void => {
        stop();
        clearTimeout(timer);
        resolve(value);
      };
      const stop = on((message) => {
        const value = want(message);
        if (value !== undefined) end(value);
      });
      const timer = setTimeout(() => end(undefined), withinMs);
      begin?.();
    });
  const byMessages = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const id = crypto.randomUUID();
    const isBefore = (message: Message): true | undefined => {
      if (message.kind !== 'claim') return undefined;
      if (message.id < id) return true;
      post({ kind: 'claim', id });
      return undefined;
    };
    while (await next(isBefore, CLAIMED_WITHIN_MS, () => post({ kind: 'claim', id })))
      await next(({ kind }) => (kind === 'released' ? true : undefined), RELEASED_WITHIN_MS);
    // The empty id is before every other.
    const stop = on(({ kind }) => {
      if (kind === 'claim') post({ kind: 'claim', id: '' });
    });
    try {
      return await work();
    } finally {
      stop();
      post({ kind: 'released' });
    }
  };
  return {
    exclusively: (work) =>
      locks === undefined ? byMessages(work) : (locks.request(NAME, work) as ReturnType<typeof work>),
    ask: () =>
      next(
        (message) => (message.kind === 'token' ? message.token : undefined),
        ANSWERED_WITHIN_MS,
        () => post({ kind: 'ask' }),
      ),
    tell: post,
    listen: ({ held, signedOut, told }) => {
      on((message) => {
        const token = message.kind === 'ask' ? held() : undefined;
        if (token) post({ kind: 'token', token });
        if (message.kind === 'token') told(message.token);
        if (message.kind === 'signedOut') signedOut();
      });
    },
    close: () => channel.close(),
  };
}
