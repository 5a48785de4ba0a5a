import type { ServiceContext } from '#src/server/platform/context.ts';

/** What a command for staff knows of the site besides its services. */
export type CommandSite = {
  /** Whether an address of the site, without a language, leads to a page. */
  hasPage: (address: string) => boolean;
};

/** A command for staff. It prints lines and returns its exit code: 0 success, 1 a finding or failure, 2 wrong usage. */
export type Command = (
  ctx: ServiceContext,
  args: readonly string[],
  print: (line: string) => void,
  site: CommandSite,
) => Promise<number>;
