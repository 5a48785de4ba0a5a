import { randomBytes } from 'node:crypto';
import { transferReference } from '#src/domain/reference.ts';

/** A new reference for a payment by transfer, which the donor writes on the transfer. */
export const newTransferReference = (): string => transferReference(randomBytes(6));
