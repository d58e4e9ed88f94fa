/** Characters of a text that are sent. Some models accept less and reject the text, see `TextRejectedError`. */
export const maxTextChars = 8_000;

/** An OpenAI-compatible endpoint that turns texts into vectors. */
export interface LanguageModel {
  /** Vectors of different models cannot be compared. */
  readonly model: string;
  /**
   * Returns one vector for each text, in order, all with the same dimensions. No text may be empty.
   * @throws ModelUnavailableError if a later retry may help
   * @throws TextRejectedError if the endpoint rejects one of the texts
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** The endpoint is unavailable or returned something invalid. Contains no text, key or response body. */
export class ModelUnavailableError extends Error {
  override readonly name = 'ModelUnavailableError';
  /** Seconds to wait, if the endpoint named them. */
  readonly retryAfter: number | undefined;

  constructor(why: string, retryAfter?: number) {
    super(`the language model ${why}`);
    this.retryAfter = retryAfter;
  }
}

/** The endpoint rejects one of the texts, for example because it is too long for the model. */
export class TextRejectedError extends Error {
  override readonly name = 'TextRejectedError';
}
