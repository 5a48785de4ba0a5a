import { figureOf, type ZakatFieldError, type ZakatFigure } from '#src/domain/zakat-fields.ts';

/** What is wrong with a field, by code; too many decimals and what is too high, by what the field counts. */
export type ZakatSentences = Readonly<
  Record<Exclude<ZakatFieldError['code'], 'invalidFormat' | 'tooHigh'>, string> &
    Record<'invalidFormat' | 'tooHigh', Record<ZakatFigure, string>> & { lineTooHigh: string }
>;

/** What is said of an error, beside its field and where the errors are listed. */
export function zakatSentence({ code, isOfLine, path }: ZakatFieldError, sentences: ZakatSentences): string {
  if (isOfLine) return sentences.lineTooHigh;
  return code === 'invalidFormat' || code === 'tooHigh' ? sentences[code][figureOf(path)] : sentences[code];
}
