import { aimOf } from './aims.ts';
import type { Figures } from './measure.ts';

const digits = (figure: number) => (figure >= 100 ? 0 : figure >= 10 ? 1 : 2);
const shown = (figure: number | undefined) => figure?.toFixed(digits(figure)) ?? '–';
const ratio = (head: number | undefined, base: number | undefined) =>
  head === undefined || base === undefined || base === 0 ? '–' : (head / base).toFixed(2);

/** The figures as a Markdown table. A missing one is a dash; `aim`: whether this commit reaches what is aimed at. */
export function tableOf({ base, head }: { head: Figures; base: Figures | undefined }): string {
  const names = [...new Set([...head.keys(), ...(base?.keys() ?? [])])];
  const rows = names.map(
    (name) =>
      `| ${name} | ${shown(head.get(name))} | ${shown(base?.get(name))} | ${ratio(head.get(name), base?.get(name))} | ${aimOf(name, head.get(name))} |`,
  );
  return ['| | head | base | ratio | aim |', '|---|---:|---:|---:|---|', ...rows].join('\n');
}

export const printTable = (figures: { head: Figures; base: Figures | undefined }): void =>
  console.log(`\n${tableOf(figures)}`);
