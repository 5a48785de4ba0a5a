import { limit } from './caller.ts';

/** One count for the API and the native forms: nobody gets twice as much by coming through two doors. */
export const newsletterLimit = limit('newsletter', { points: 5, seconds: 3600 });

/** A thief who tries cards is stopped long before a mosque whose people all give behind one address. */
export const orderLimit = limit('orders', { points: 60, seconds: 3600 });
