/** Ribbons whose width is an amount, from column to column: a pure function of numbers. */
import { short } from '#ds/art/geometry.ts';

export type RibbonNode = { id: string; value: number; look: string };
export type RibbonLink = { from: string; to: string; value: number; look: string };
export type RibbonOptions = {
  columns: readonly (readonly RibbonNode[])[];
  links: readonly RibbonLink[];
  /** From the first column to the last, and across. */
  length: number;
  breadth: number;
  /** Between two nodes of a column. */
  gap: number;
  direction: 'ltr' | 'rtl' | 'down';
};

type Box = { x: number; y: number; width: number; height: number };
export type DrawnRibbon = {
  nodes: (RibbonNode & Box & { column: number })[];
  links: { look: string; body: string; edges: string; inner: string }[];
};

const BAR = 10;
/** Thinner than this nothing is seen. */
const LEAST = 5;
/** Lines inside a broad ribbon, as in strapwork: at these parts of its breadth. */
const STRANDS = { broad: [0.2, 0.27, 0.73, 0.8], middle: [0.3, 0.7], thin: [] } as const;

export function drawRibbon({ breadth, columns, direction, gap, length, links }: RibbonOptions): DrawnRibbon {
  const most = Math.max(...columns.map((column) => column.length));
  const whole = Math.max(1, ...columns.map((column) => column.reduce((sum, { value }) => sum + value, 0)));
  const scale = Math.max(0, breadth - gap * (most - 1) - LEAST * most) / whole;
  const step = (length - BAR) / Math.max(1, columns.length - 1);
  const placed = columns.flatMap((column, index) => {
    const sizes = column.map(({ value }) => Math.max(LEAST, value * scale));
    let across = (breadth - sizes.reduce((sum, size) => sum + size, 0) - gap * (column.length - 1)) / 2;
    return column.map((node, place) => {
      const from = across;
      across += sizes[place]! + gap;
      return { ...node, column: index, along: step * index, across: from, size: sizes[place]!, out: 0, into: 0 };
    });
  });
  const byId = new Map(placed.map((node) => [node.id, node]));
  const turn = (along: number, across: number): [number, number] =>
    direction === 'down' ? [across, along] : [direction === 'rtl' ? length - along : along, across];
  const at = (along: number, across: number): string => turn(along, across).map(short).join(' ');
  return {
    nodes: placed.map(({ across, along, column, id, look, size, value }) => {
      const [[x, y], [endX, endY]] = [turn(along, across), turn(along + BAR, across + size)];
      const box = { x: Math.min(x, endX), y: Math.min(y, endY), width: Math.abs(endX - x), height: Math.abs(endY - y) };
      return { id, value, look, column, ...box };
    }),
    links: links.map(({ from, look, to, value }) => {
      const [start, end] = [byId.get(from)!, byId.get(to)!];
      const [startSize, endSize] = [(value / start.value) * start.size, (value / end.value) * end.size];
      const [startAt, endAt] = [start.across + start.out, end.across + end.into];
      start.out += startSize;
      end.into += endSize;
      const [near, far] = [start.along + BAR, end.along];
      const middle = (near + far) / 2;
      const forth = (a: number, b: number) => `M${at(near, a)}C${at(middle, a)} ${at(middle, b)} ${at(far, b)}`;
      const back = `L${at(far, endAt + endSize)}C${at(middle, endAt + endSize)} ${at(middle, startAt + startSize)} ${at(near, startAt + startSize)}Z`;
      const thickness = Math.min(startSize, endSize);
      const strands = thickness > 46 ? STRANDS.broad : thickness > 20 ? STRANDS.middle : STRANDS.thin;
      return {
        look,
        body: forth(startAt, endAt) + back,
        edges: forth(startAt, endAt) + forth(startAt + startSize, endAt + endSize),
        inner: strands.map((part) => forth(startAt + startSize * part, endAt + endSize * part)).join(''),
      };
    }),
  };
}
