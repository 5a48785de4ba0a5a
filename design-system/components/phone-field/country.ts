export type Country = {
  /** ISO 3166-1, two letters. */
  code: string;
  /** In the language of the page. */
  name: string;
  /** With or without its plus: `966`. */
  callingCode: string;
  /** An emoji. */
  flag?: string | undefined;
};

export const dialling = (country: Country): string => `+${country.callingCode.replace('+', '')}`;

/** The one asked for first; the rest in the order in which they came. */
export const withFirst = (countries: readonly Country[], code: string): readonly Country[] => [
  ...countries.filter((country) => country.code === code),
  ...countries.filter((country) => country.code !== code),
];
