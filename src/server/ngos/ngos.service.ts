import type { LocalText } from '#src/domain/slug.ts';
import { findNgoName } from '#src/server/ngos/ngos.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** What an institution is called, by its id or slug; nothing where it is unknown or not approved. */
export const nameOfNgo = (ctx: Pick<ServiceContext, 'db'>, named: string): Promise<LocalText | undefined> =>
  findNgoName(ctx.db, named);
