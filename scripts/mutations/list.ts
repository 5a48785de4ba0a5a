import type { Mutation } from './apply.ts';
import { accessibility } from './faults-of-accessibility.ts';
import { behaviour } from './faults-of-behaviour.ts';
import { direction } from './faults-of-direction.ts';
import { looks } from './faults-of-looks.ts';

/** Every fault that the tests must find. */
export const mutations: readonly Mutation[] = [...behaviour, ...accessibility, ...direction, ...looks];
