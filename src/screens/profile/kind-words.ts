import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemType } from '#src/domain/cart.ts';

/** What a line of a donation is, as donors call it. */
export const kindWords: Record<ItemType, MessageDescriptor> = {
  project: msg`Projects`,
  sacrifice: msg`Sacrifices`,
  zakat: msg`Zakat`,
  stock: msg`Stock purification`,
  endowment: msg`Causes and endowments`,
  kafarah: msg`Kafarat and fidya`,
};
