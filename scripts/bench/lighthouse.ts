import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath, launchArgs } from '../chromium.ts';

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number> & {
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
};

const RUNS = 3;
const median = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

/** Lighthouse's scores of a page on its slow phone: the median of three runs, from 0 to 100. `cookie`: sent with each request. */
export async function auditPage(address: string, cookie?: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await auditOnce(address, cookie));
  return Object.fromEntries(
    Object.keys(runs[0]!).map((name) => [name, median(runs.map((scores) => scores[name as keyof Scores]))]),
  ) as Scores;
}

async function auditOnce(address: string, cookie: string | undefined): Promise<Scores> {
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: ['--headless=new', ...launchArgs],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      ...(cookie ? { extraHeaders: { cookie } } : {}),
    });
    const { audits, categories } = result!.lhr;
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string): number => audits[name]?.numericValue ?? 0;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
