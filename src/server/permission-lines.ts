import { PERMISSIONS, ROLES } from '#src/domain/permissions.ts';

const WIDTH = 10;

/** The table of permissions as lines of Markdown: an act a row, a role a column. */
export function permissionLines(): string[] {
  const entries = Object.entries(PERMISSIONS);
  const first = Math.max(...entries.map(([act]) => act.length));
  const row = (act: string, cells: readonly string[]): string =>
    `| ${[act.padEnd(first), ...cells.map((cell) => cell.padEnd(WIDTH))].join(' | ')} |`;
  return [
    row('act', ROLES),
    row(
      '-'.repeat(first),
      ROLES.map(() => '-'.repeat(WIDTH)),
    ),
    ...entries.map(([act, { who, whose }]) =>
      row(
        act,
        ROLES.map((role) => (who.includes(role) ? (whose === 'own' ? 'own' : 'yes') : '')),
      ),
    ),
  ];
}
