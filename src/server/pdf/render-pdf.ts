/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfCertificate, PdfDocument } from '#src/server/pdf/pdf-document.ts';

/** So long after the last document the thread ends and its memory is free again. */
const IDLE_MS = 60_000;

type Answer = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; error: string };
type Waiting = { resolve: (pdf: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let typesetter: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last = 0;

/**
 * A document as a PDF: tagged, with its language, and with its fonts embedded. The same document is the same bytes.
 * @throws Error where it cannot be set
 */
export function renderPdf({ locale, ...document }: PdfDocument | PdfCertificate): Promise<Uint8Array<ArrayBuffer>> {
  last += 1;
  const id = last;
  const data = JSON.stringify(
    { ...document, locale, author: locale === 'ar' ? 'سند' : 'Sanad' },
    // A drawing is no text.
    (key, value: unknown) => (typeof value === 'string' && key !== 'art' ? drawable(value) : value),
  );
  const result = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => waiting.set(id, { resolve, reject }));
  clearTimeout(idle);
  typesetter ??= startTypesetter();
  typesetter.ref();
  typesetter.postMessage({ id, data, layout: 'layout' in document ? document.layout : 'document' });
  return result;
}

/** The fonts hold Latin and Arabic letters: another is shown as a question mark, which is better than a gap. */
const drawable = (text: string): string =>
  text.replace(
    /[^\u0640\p{Script=Latin}\p{Script=Arabic}\p{Script=Inherited}\p{Nd}\p{P}\p{Z}\p{Cf}\p{Sc}\p{Sm}\n]/gu,
    '?',
  );

function startTypesetter(): Worker {
  const worker = new Worker(path.resolve('src/server/pdf/typesetter.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('pdf' in answer) asked?.resolve(answer.pdf);
    else asked?.reject(new Error(answer.error));
    if (waiting.size > 0) return;
    // A process that has nothing else to do may end.
    worker.unref();
    idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
    waiting.clear();
  });
  worker.on('exit', () => {
    if (typesetter === worker) typesetter = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The typesetter ended.'));
    waiting.clear();
  });
  return worker;
}
