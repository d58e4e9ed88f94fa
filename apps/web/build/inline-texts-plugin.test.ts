import { describe, expect, test } from 'vitest';
import { texts } from '../src/texts.ts';
import { inlineTexts } from './inline-texts-plugin.ts';

describe('inlineTexts', () => {
  test('replaces a text by its JSON string', () => {
    expect(inlineTexts('label(texts.chat.send)')).toBe(`label(${JSON.stringify(texts.chat.send)})`);
  });

  test('replaces every text of a line', () => {
    const { send, empty } = texts.chat;
    expect(inlineTexts('[texts.chat.send, texts.chat.empty]')).toBe(
      `[${JSON.stringify(send)}, ${JSON.stringify(empty)}]`,
    );
  });

  test.each([
    'texts.chat.noSuchText',
    'texts.noSuchSection.send',
    'texts.chat',
    'texts[section].send',
    'copy.texts.chat.send',
    'myTexts.chat.send',
    'subtexts.chat.send',
  ])('keeps %s', (code) => {
    expect(inlineTexts(code)).toBe(code);
  });
});
