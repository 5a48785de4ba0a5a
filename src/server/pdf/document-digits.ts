import type { Digits } from '#src/domain/notice.ts';
import { inDigits } from '#src/i18n/reader-digits.ts';
import type { PdfDocument } from '#src/server/pdf/pdf-document.ts';

type Block = PdfDocument['blocks'][number];

/** A document in Arabic in the digits of its reader; references stay as they are. */
export function documentInDigits(document: PdfDocument, digits: Digits): PdfDocument {
  const read = (words: string): string => inDigits(words, digits);
  return {
    ...document,
    title: read(document.title),
    footer: document.isFooterReference ? document.footer : read(document.footer),
    blocks: document.blocks.map((block) => blockIn(block, read)),
  };
}

function blockIn(block: Block, read: (words: string) => string): Block {
  switch (block.kind) {
    case 'facts':
      return {
        ...block,
        rows: block.rows.map((row) => ({
          ...row,
          label: read(row.label),
          value: row.isReference ? row.value : read(row.value),
        })),
      };
    case 'table':
      return {
        ...block,
        head: block.head.map(read),
        rows: block.rows.map((row) => row.map((cell, column) => (column === block.references ? cell : read(cell)))),
        ...(block.foot && { foot: block.foot.map(read) }),
      };
    default:
      return { ...block, text: read(block.text) };
  }
}
