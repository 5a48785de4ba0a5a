import { figureOf, type ZakatFieldError, type ZakatFigure } from '#src/domain/zakat-fields.ts';

/** What is wrong with a field, by code; too many decimals, by what the field counts. */
export type ZakatSentences = Readonly<
  Record<Exclude<ZakatFieldError['code'], 'invalidFormat'>, string> & { invalidFormat: Record<ZakatFigure, string> }
>;

/** What is said of an error, beside its field and where the errors are listed. */
export const zakatSentence = ({ code, path }: ZakatFieldError, sentences: ZakatSentences): string =>
  code === 'invalidFormat' ? sentences.invalidFormat[figureOf(path)] : sentences[code];
