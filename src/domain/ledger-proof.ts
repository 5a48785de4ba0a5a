/** How a receipt proves that a line of a public account is its own, and how nobody else can tell. */
import { sha256Hex } from '#src/domain/ledger-line.ts';

/** What a receipt carries of a line. */
export type LineProof = {
  project: string;
  seq: number;
  hash: string;
  /** 32 letters of hex, which with the donation number open the commitment. */
  opening: string;
};

/** The opening of one line, made of the salt of its order. Two lines of one order have openings that show nothing in common. */
export const openingOf = async (salt: string, project: string, seq: number): Promise<string> =>
  (await sha256Hex([salt, project, seq].join('\n'))).slice(0, 32);

/** What a line shows of its receipt. Without the opening it is a number that nobody can trace. */
export const commitmentOf = (opening: string, orderNumber: number | string): Promise<string> =>
  sha256Hex(['sanad-ledger-receipt-1', opening, orderNumber].join('\n'));
