import type { Config } from '../../config.ts';

/** A text, at most; what is longer is cut. Some models read less and say so, see `TextRefused`. */
export const longestText = 8_000;

/** An OpenAI-compatible endpoint that turns texts into vectors. */
export interface LanguageModel {
  /** Vectors of different models have nothing to do with one another. */
  readonly model: string;
  /**
   * A vector for each text, in order, all of one dimension. None of the texts may be empty.
   * @throws ModelAway when trying again later may help; TextRefused
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** The endpoint does not answer, or not as it should. Holds nothing of the texts, the key or the answer. */
export class ModelAway extends Error {
  override readonly name = 'ModelAway';
  /** Seconds that the endpoint asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(why: string, retryAfter?: number) {
    super(`the language model ${why}`);
    this.retryAfter = retryAfter;
  }
}

/** The endpoint does not take one of these texts, as where it is too long for the model. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused';
}

/** Its libraries are loaded with the first question. Null where no endpoint is set. */
export function configuredLanguageModel({ languageModel }: Config): LanguageModel | null {
  if (languageModel === undefined) return null;
  let opened: Promise<LanguageModel> | undefined;
  return {
    model: languageModel.embeddingModel,
    async embed(texts) {
      opened ??= import('./embeddings.ts').then(({ openEmbeddings }) => openEmbeddings(languageModel));
      return await (await opened).embed(texts);
    },
  };
}
