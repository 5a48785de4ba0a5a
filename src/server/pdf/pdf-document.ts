import type { Locale } from '#src/i18n/locales.ts';

/** A part of a document, from top to bottom. All texts are ready to be read: translated and formatted. */
type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isQuiet?: boolean }
  /** One large sentence, such as what was given. */
  | { kind: 'lead'; text: string }
  /** A table of two columns: what it is, and its value. */
  | { kind: 'facts'; rows: readonly { label: string; value: string; isReference?: boolean | undefined }[] }
  /** A table with a head; the first column names its rows, the others hold figures. `shares`: a bar in each row, in percent. `references`: the column of numbers that are compared as they are. */
  | {
      kind: 'table';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      foot?: readonly string[];
      shares?: readonly number[];
      references?: number;
    };

export type PdfDocument = {
  title: string;
  locale: Locale;
  /** The day that the document bears, `2026-03-15`: the same content is the same bytes. */
  day: string;
  blocks: readonly PdfBlock[];
  /** On each page, beside its number. */
  footer: string;
  isFooterReference?: boolean;
};

/** A page to print and to hand over: a name in the middle of a pattern, and what was given. */
export type PdfCertificate = {
  layout: 'certificate';
  title: string;
  locale: Locale;
  /** The day that it bears, `2026-03-15`. */
  day: string;
  /** The pattern behind the text, as an SVG. */
  art: string;
  /** A name, in letters of any script. */
  heading: string;
  text: string;
  /** Words of the donor. */
  quote?: string | undefined;
  facts: readonly { label: string; value: string }[];
};

/** Keeps a number, an amount or an address whole and in its own direction inside a sentence of another. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
