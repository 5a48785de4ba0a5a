import path from 'node:path';
import type { Plugin } from 'vite';

const HANDLER = /\/waku\/dist\/lib\/vite-rsc\/handler\.js$/;
/** What the framework says to the console of a page that fails, and of a request that it stumbles over. */
const WORDS = ["console.error('Error during rendering:', sanitizeLog(e));", 'console.warn(sanitizeLog(e));'];
const EAR = path.resolve(import.meta.dirname, '../src/framework/faults.ts');

/** The framework's handler with our ear in the place of the console. @throws Error where it no longer speaks as we know it. */
export function listen(handler: string, ear = EAR): string {
  if (WORDS.some((words) => handler.split(words).length !== 2)) throw new Error('The framework tells its faults in other words now: see scripts/told-faults.ts.');
  return `import { tellFault } from ${JSON.stringify(ear)};\n${WORDS.reduce((code, words) => code.replace(words, 'tellFault(e);'), handler)}`;
}

/**
 * The framework has no ear for what fails while a page is drawn: it writes the error to the console, with the values of a
 * query that failed, and without the request. In the build it tells us instead, and we write one line without either.
 */
export function toldFaults(): Plugin {
  let isHeard = false;
  return {
    name: 'sanad:told-faults',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'rsc' || !HANDLER.test(id)) return undefined;
      isHeard = true;
      return { code: listen(code), map: null };
    },
    generateBundle() {
      if (this.environment.name === 'rsc' && !isHeard) throw new Error("The framework's handler is elsewhere now: see scripts/told-faults.ts.");
    },
  };
}
