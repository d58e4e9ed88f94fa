import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { median } from '../lib/rate.ts';

/** The figures of a page, each the median of the runs. */
export interface Audit {
  /** 0 to 1. */
  readonly performance: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** From then on the page responds: no long task, and at most two requests at a time, for 5 seconds. */
  readonly interactiveMs: number;
  /** Speed of the processor during the runs, by Lighthouse's own measure. A quiet laptop reaches 1,500 or more. */
  readonly speed: number;
}

export interface AuditOptions {
  /** The browser's port for debugging. */
  readonly port: number;
  readonly rounds: number;
}

/** Audits that the figures do not need, and that take long. */
const skipAudits = [
  'bf-cache',
  'legacy-javascript',
  'offscreen-images',
  'unused-css-rules',
  'unused-javascript',
];

interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

interface Lighthouse {
  default(url: string, flags: object): Promise<{ readonly lhr: Report } | undefined>;
}

/** Not a package of the project: it is only for this measurement, and its types replace those of the DOM. */
const lighthousePackage = 'lighthouse@12.8.2';

const run = promisify(execFile);

// Safe: the module and its reports have the format of Lighthouse 12.
function asLighthouse(module: unknown): Lighthouse {
  return module as Lighthouse;
}

async function loadLighthouse(): Promise<Lighthouse> {
  const options = ['--yes', `--package=${lighthousePackage}`, '--call=command -v lighthouse'];
  const { stdout } = await run('npm', ['exec', ...options]);
  const script = await realpath(stdout.trim());
  return asLighthouse(await import(pathToFileURL(join(dirname(script), '../core/index.js')).href));
}

function figuresOf({ audits, categories, environment }: Report): Audit {
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: categories.performance.score ?? 0,
    lcpMs: Math.round(numberOf('largest-contentful-paint')),
    tbtMs: Math.round(numberOf('total-blocking-time')),
    cls: Math.round(numberOf('cumulative-layout-shift') * 1000) / 1000,
    interactiveMs: Math.round(numberOf('interactive')),
    speed: Math.round(environment.benchmarkIndex),
  };
}

function medianOf(audits: readonly Audit[]): Audit {
  const middle = (key: keyof Audit) => median(audits.map((audit) => audit[key]));
  return {
    performance: middle('performance'),
    lcpMs: middle('lcpMs'),
    tbtMs: middle('tbtMs'),
    cls: middle('cls'),
    interactiveMs: middle('interactiveMs'),
    speed: middle('speed'),
  };
}

/**
 * Returns a function that audits a page with Lighthouse's default phone: slow 4G, and a processor slowed down four
 * times. It throws if the page cannot be audited.
 */
export async function createAuditor() {
  const lighthouse = await loadLighthouse();
  return async function audit(url: string, { port, rounds }: AuditOptions): Promise<Audit> {
    const flags = {
      port,
      onlyCategories: ['performance'],
      skipAudits,
      logLevel: 'error',
      disableFullPageScreenshot: true,
    };
    const audits: Audit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const result = await lighthouse.default(url, flags);
      if (!result || result.lhr.runtimeError)
        throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
      audits.push(figuresOf(result.lhr));
    }
    return medianOf(audits);
  };
}

export type AuditPage = Awaited<ReturnType<typeof createAuditor>>;
