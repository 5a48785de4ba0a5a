import { StatementError } from '#src/domain/bank-statement.ts';

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** XML names its encoding in its first line, which is ASCII in all encodings that banks use. */
const DECLARED = /^<\?xml[^>]*encoding=["']([\w-]+)["']/;

/**
 * The text of a bank's file. Its encoding is that of its byte order mark, else the one it declares, else the one that is
 * given, else UTF-8; nothing is guessed, because a wrong letter in a name or reference is not seen.
 * @param encoding a label of the Encoding Standard, for example `windows-1254`
 * @throws StatementError for bytes that are not of the encoding, and for an unknown one
 */
export function decodeFile(bytes: Uint8Array, encoding?: string): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const declared = DECLARED.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1];
  const label = marked ?? declared ?? encoding ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch (error) {
    throw new StatementError(
      error instanceof RangeError
        ? `the encoding ${label} is not known`
        : `the file is not in ${label}: name its encoding with --encoding, for example windows-1254 or windows-1256`,
    );
  }
}
