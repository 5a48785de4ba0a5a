/** The account at the provider. */
export const BUSINESS = '5f27a14a9bf05c73dd040bc8';
export const timeNow = (): string => new Date().toISOString();
