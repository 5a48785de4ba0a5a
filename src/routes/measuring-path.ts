/** The frame in which the measuring service's script runs, apart from every page. */
export const MEASURING_FRAME = '/measuring/donation';
