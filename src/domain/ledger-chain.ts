import { type LedgerLine, lineHash, NO_HASH } from '#src/domain/ledger-line.ts';

/** A line that is known from elsewhere: from a receipt, or from a published head. */
export type KnownLine = { seq: number; hash: string };

/** What is wrong with a chain, and at which line. */
export type ChainFault = {
  fault:
    | 'missing' // a line is left out, or stands in another place
    | 'changed' // the hash is not that of the line
    | 'balance' // the running balance is not the sum
    | 'differs' // another line was known at this place
    | 'truncated'; // lines that were known are gone from the end
  seq: number;
};

/** Reads the lines of one project, the oldest first, and finds the first one that was changed, added, moved or removed. */
export class ChainReader {
  #seq = 0;
  #hash: string = NO_HASH;
  readonly #balances = new Map<string, number>();
  readonly #known: Map<number, KnownLine[]>;
  readonly #project: string;

  constructor(project: string, known: readonly KnownLine[] = []) {
    this.#project = project;
    this.#known = Map.groupBy(known, ({ seq }) => seq);
  }

  /** The last line that was read. */
  get head(): KnownLine {
    return { seq: this.#seq, hash: this.#hash };
  }

  /** What is wrong with the next line; undefined if nothing is. */
  async read(line: LedgerLine): Promise<ChainFault | undefined> {
    const seq = this.#seq + 1;
    if (line.seq !== seq) return { fault: 'missing', seq };
    if ((await lineHash(this.#project, this.#hash, line)) !== line.hash) return { fault: 'changed', seq };
    const balance = (this.#balances.get(line.currency) ?? 0) + (line.account === 'project' ? line.amount : 0);
    if (balance !== line.balance) return { fault: 'balance', seq };
    if (this.#known.get(seq)?.some(({ hash }) => hash !== line.hash)) return { fault: 'differs', seq };
    this.#seq = seq;
    this.#hash = line.hash;
    this.#balances.set(line.currency, balance);
    return undefined;
  }

  /** What is missing at the end. */
  end(): ChainFault | undefined {
    const beyond = [...this.#known.keys()].filter((seq) => seq > this.#seq);
    return beyond.length > 0 ? { fault: 'truncated', seq: Math.max(...beyond) } : undefined;
  }
}
