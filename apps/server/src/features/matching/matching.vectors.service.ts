import { createHash } from 'node:crypto';
import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types.ts';
import type { Ctx } from '../../core/ctx.ts';
import { type DomainEvents, emitLater } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import type { Db } from '../../db/client.ts';
import {
  type LanguageModel,
  ModelUnavailableError,
  maxTextChars,
  TextRejectedError,
} from '../../platform/language-model/language-model.ts';
import { loadDevelopers, loadProjects } from './matching.profiles.service.ts';
import { insertMatchChange } from './matching.repository.ts';
import { sentText } from './matching.vectors.policy.ts';
import * as repository from './matching.vectors.repository.ts';

type TextKind = repository.TextKind;

/**
 * Seconds between a change and its job. After several changes, the first job embeds the final state and the others
 * find nothing to do.
 */
const settles = 10;
const maxPauseSeconds = 3_600;
/** Maximum number of texts per request. */
const batch = 32;
/**
 * Limits of each of the four rounds of a scheduled run: batches, and milliseconds after which no further batch
 * starts.
 */
const most = { batches: 60, time: 75_000 };
const day = 24 * 3600 * 1000;
/** Rejected texts are sent again after this time, because the endpoint's limits may have changed. */
const refusedFor = 7 * day;

interface Text {
  readonly id: string;
  readonly text: string;
  readonly digest: string;
}

/** Enqueues a check whether a text has changed, in the transaction of the change. */
export async function textMayHaveChanged(ctx: Ctx, kind: TextKind, id: string): Promise<void> {
  if (ctx.deps.languageModel === null) return;
  await emitLater(ctx, 'match_text.changed', { kind, id }, settles);
}

/** @throws ModelUnavailableError so that the queue retries with growing delays, unless the endpoint names a time */
export async function embedChanged(ctx: Ctx, change: DomainEvents['match_text.changed']): Promise<void> {
  const model = ctx.deps.languageModel;
  if (model === null) return;
  try {
    await embedTexts(ctx, model, change.kind, [change.id]);
  } catch (error) {
    if (!(error instanceof ModelUnavailableError) || error.retryAfter === undefined) throw error;
    const pause = Math.min(maxPauseSeconds, Math.ceil(error.retryAfter));
    await withTransaction(ctx, (inside) => emitLater(inside, 'match_text.changed', change, pause));
  }
}

/**
 * Processes, in limited batches, texts without a vector of the current model, and all others once a day. Does nothing
 * while the endpoint is unavailable.
 */
export async function embedDue(ctx: Ctx): Promise<void> {
  const model = ctx.deps.languageModel;
  if (model === null) return;
  const now = ctx.clock.now();
  try {
    for (const kind of ['project', 'developer'] as const) {
      await inBatches(ctx, model, kind, () => repository.listWithoutVector(ctx.db, kind, model.model, batch));
      const before = new Date(now.getTime() - day);
      await inBatches(ctx, model, kind, () => repository.listUnchecked(ctx.db, kind, before, batch));
    }
  } catch (error) {
    if (!(error instanceof ModelUnavailableError)) throw error;
    ctx.log.warn({ err: error }, 'the language model is unavailable; texts will be sent later');
  }
}

async function inBatches(ctx: Ctx, model: LanguageModel, kind: TextKind, next: () => Promise<string[]>) {
  const until = performance.now() + most.time;
  for (let done = 0; done < most.batches && performance.now() < until; done += 1) {
    const ids = await next();
    if (ids.length > 0) await embedTexts(ctx, model, kind, ids);
    if (ids.length < batch) return;
  }
}

/** Updates the vectors of some texts. Makes no request for unchanged texts. */
async function embedTexts(ctx: Ctx, model: LanguageModel, kind: TextKind, ids: readonly string[]) {
  const now = ctx.clock.now();
  const texts = await readTexts(ctx, kind, ids);
  const known = await repository.listDigests(ctx.db, kind, ids);
  const present = new Set(texts.map(({ id }) => id));
  const gone = ids.filter((id) => !present.has(id) && known.has(id));
  if (gone.length > 0) await repository.removeVectors(ctx.db, kind, gone);
  const due = texts.filter(({ id, text, digest }) => {
    const row = known.get(id);
    if (row?.model !== model.model || row.digest !== digest) return true;
    return row.refused && text !== '' && now.getTime() - row.createdAt.getTime() > refusedFor;
  });
  const unchanged = texts.filter((text) => !due.includes(text)).map(({ id }) => id);
  if (unchanged.length > 0) await repository.updateChecked(ctx.db, kind, unchanged, now);
  const vectors = await embedWilling(
    model,
    due.map(({ text }) => text),
  );
  for (const [at, text] of due.entries()) await store(ctx, model.model, kind, text, vectors[at] ?? null);
}

async function readTexts(ctx: Ctx, kind: TextKind, ids: readonly string[], hold = false): Promise<Text[]> {
  const names = new Map(
    (await repository.listReadable(ctx.db, kind, ids, hold)).map(({ id, name }) => [id, name]),
  );
  const readable = [...names.keys()];
  if (readable.length === 0) return [];
  const said =
    kind === 'developer'
      ? (await loadDevelopers(ctx.db, ctx.clock.now().getTime(), readable)).map((one) => [
          one.id,
          developerText(one),
        ])
      : (await loadProjects(ctx.db, readable)).map((one) => [one.id, projectText(one)]);
  return said.map(([id = '', said = '']) => {
    const text = sentText(said, names.get(id) ?? '')
      .slice(0, maxTextChars)
      .toWellFormed();
    return { id, text, digest: createHash('sha256').update(text).digest('hex') };
  });
}

/** Null for empty texts and those that the model rejects. If it rejects a batch, each text is sent alone. */
async function embedWilling(
  model: LanguageModel,
  texts: readonly string[],
): Promise<(Float32Array | null)[]> {
  const asked = texts.filter((text) => text !== '');
  if (asked.length === 0) return texts.map(() => null);
  try {
    const vectors = await model.embed(asked);
    return texts.map((text) => (text === '' ? null : (vectors[asked.indexOf(text)] ?? null)));
  } catch (error) {
    if (!(error instanceof TextRejectedError)) throw error;
    if (asked.length === 1) return texts.map(() => null);
    const each: (Float32Array | null)[] = [];
    for (const text of texts) each.push(...(await embedWilling(model, [text])));
    return each;
  }
}

/**
 * Skips texts that have changed or are no longer public since they were sent. The change has enqueued its own job.
 */
async function store(
  ctx: Ctx,
  model: string,
  kind: TextKind,
  { id, digest }: Text,
  vector: Float32Array | null,
) {
  await withTransaction(ctx, async (ctx) => {
    const [now] = await readTexts(ctx, kind, [id], true);
    if (now?.digest !== digest) return;
    const at = ctx.clock.now();
    const row = { id: newId(at), at, model, digest, vector: vector && bytesOf(vector) };
    await repository.upsertVector(ctx.db, kind, id, row);
    await insertMatchChange(ctx.db, kind, id);
  });
}

/** Runs in the transaction that deletes the account. */
export async function forgetVector(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeVectors(ctx.db, 'developer', [userId]);
}

/** A developer's texts: their description first, then their newest works. */
export function developerText({ text, works }: Pick<DeveloperProfile, 'text' | 'works'>): string {
  return [text, ...works].filter((part) => part !== '').join('\n');
}

/** A project's texts. */
export function projectText({ title, text }: Pick<ProjectProfile, 'title' | 'text'>): string {
  return `${title}\n${text}`;
}

/** Adds the model's vectors to profiles. Returns them unchanged without a model. */
export async function withVectors<Profile extends { readonly id: string }>(
  db: Db,
  kind: TextKind,
  model: string | undefined,
  profiles: readonly Profile[],
): Promise<readonly Profile[]> {
  if (model === undefined || profiles.length === 0) return profiles;
  const ids = profiles.map(({ id }) => id);
  const vectors = await repository.listVectors(db, kind, model, ids);
  return profiles.map((profile) => ({ ...profile, vector: vectorFrom(vectors.get(profile.id)) }));
}

function vectorFrom(bytes: Buffer | null | undefined): Float32Array | null {
  if (!bytes) return null;
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}

/** The format of the table column. */
function bytesOf(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * 4);
  for (const [at, value] of vector.entries()) bytes.writeFloatLE(value, at * 4);
  return bytes;
}
