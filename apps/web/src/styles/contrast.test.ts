import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { avatarColors, avatarShapeOpacity } from '../ui/people/avatar-look.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const darkAt = css.search(/^\s*\[data-theme="?dark/m);
const tokens = { light: readTokens(css.slice(0, darkAt)), dark: readTokens(css.slice(darkAt)) };
type Theme = keyof typeof tokens;

function readTokens(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9A-F]{6})/gi)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

function color(theme: Theme, name: string): string {
  const hex = tokens[theme].get(name);
  if (!hex) throw new Error(`tokens.css has no colour --${name} in ${theme}`);
  return hex;
}

/** Red, green and blue in [0, 1]. */
function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(rgb: readonly number[]): number {
  const linear = rgb.map((value) => {
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function ratio(foreground: readonly number[], background: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(foreground), luminance(background)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function contrast(theme: Theme, foreground: string, background: string): number {
  return ratio(channels(color(theme, foreground)), channels(color(theme, background)));
}

/** The table of the design: foreground, background, ratio in light, ratio in dark. */
const table: [string, string, number, number][] = [
  ['heading', 'bg', 15.79, 17.01],
  ['text', 'bg', 10.13, 13.47],
  ['text', 'fill', 8.96, 10.9],
  ['muted', 'bg', 5.98, 7.91],
  ['muted', 'fill', 5.29, 6.41],
  ['primary', 'bg', 6.09, 9.85],
  ['on-primary', 'primary', 6.09, 9.11],
  ['on-primary', 'primary-hover', 8.29, 10.91],
  ['on-tint', 'tint', 6.85, 9.19],
  ['brass', 'bg', 6.11, 10.41],
  ['brass', 'brass-tint', 5.41, 8.25],
  ['danger', 'bg', 6.53, 8.12],
  ['danger', 'danger-tint', 5.67, 6.85],
  ['success', 'bg', 6.11, 10.22],
  ['success', 'success-tint', 5.38, 7.76],
  ['info', 'bg', 6.09, 9.11],
  ['info', 'info-tint', 5.31, 7.18],
];

const themes: Theme[] = ['light', 'dark'];

describe('contrast of the tokens', () => {
  test.each(table)('of %s on %s matches the design', (foreground, background, light, dark) => {
    expect(contrast('light', foreground, background)).toBeCloseTo(light, 1);
    expect(contrast('dark', foreground, background)).toBeCloseTo(dark, 1);
  });

  const textOn: [string, string[]][] = [
    ['heading', ['bg', 'surface', 'fill', 'card', 'well', 'float', 'tint']],
    ['text', ['bg', 'surface', 'fill', 'card', 'well', 'float']],
    ['muted', ['bg', 'surface', 'fill', 'card', 'well', 'float']],
    ['primary', ['bg', 'card', 'float', 'tint']],
    ['brass', ['bg', 'card', 'brass-tint']],
    ['on-brass', ['brass']],
    ['on-danger', ['danger']],
    ['danger', ['bg', 'card', 'float', 'danger-tint']],
    ['plum', ['plum-tint']],
  ];

  test.each(textOn)('of %s as text is at least 4.5', (foreground, backgrounds) => {
    for (const theme of themes) {
      for (const background of backgrounds) {
        expect(
          contrast(theme, foreground, background),
          `${foreground} on ${background}, ${theme}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('of control borders is at least 3', () => {
    for (const theme of themes) {
      expect(contrast(theme, 'control', 'bg')).toBeGreaterThanOrEqual(3);
      expect(contrast(theme, 'control', 'card')).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(avatarColors)('of initials in the colours %s is at least 4.5', (pair) => {
    const [back = '', strong = ''] = pair.split(' ').map((name) => name.replace(/^(bg|text)-/, ''));
    for (const theme of themes) {
      const letters = channels(color(theme, strong));
      const plain = channels(color(theme, back));
      // The shape is behind the letters.
      const shape = plain.map((value, at) => value + avatarShapeOpacity * ((letters[at] ?? 0) - value));
      for (const ground of [plain, shape]) expect(ratio(letters, ground), theme).toBeGreaterThanOrEqual(4.5);
    }
  });
});
