import type { CurrencyCode } from '#money/currencies.ts';
import type { KafarahKind } from '#src/domain/kafarat.ts';

/** What the calculators of the program show. Money in minor units. */
export type KafaratView = {
  currency: CurrencyCode;
  kinds: readonly {
    kind: KafarahKind;
    /** Fed for one. */
    persons: number;
    authority: string;
    source: string;
    /** The day (ISO 8601) that the ruling is valid from. */
    validFrom: string;
  }[];
  countries: readonly {
    code: string;
    name: string;
    /** For one person. */
    price: number;
    /** Whether food can be given there now. */
    isAvailable: boolean;
    /** Whether the price is older than the site allows. */
    isOutdated: boolean;
    meal: string;
    authority: string;
    source: string;
    validFrom: string;
  }[];
  /** What the last post left in the fields, and what was wrong with which. */
  fields: Readonly<Record<string, string | undefined>>;
  errors: readonly { path: string; code: string; limit?: number | undefined; message?: string | undefined }[];
};
/** The form that puts it into the cart; the one without script computes first. */
export const KAFARAT_FORM = 'cart/add-kafarah';
export const KAFARAT_FORM_ID = 'cart-add-kafarah';
export const KAFARAT_CALCULATE = 'kafarat/calculate';
