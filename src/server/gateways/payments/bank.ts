import { randomBytes } from 'node:crypto';
import { transferReference } from '#src/domain/reference.ts';

/** A bank asks nobody: a payment by transfer is a reference that the donor writes on it. */
export const newTransferReference = (): string => transferReference(randomBytes(6));
