import { cpuMs } from '@teamwright/matching/testing/cpu-time.ts';
import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** The text with brackets around the marked parts. */
function marked(text: string, marks: readonly string[]): string {
  return highlight(text, marks)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');
}

describe('highlight', () => {
  test.each([
    ['Kubernetes operator', ['k8s', 'kubernetes'], '[Kubernetes] operator'],
    ['A harbour log', ['harb'], 'A [harb]our log'],
    ['Good to go, Django', ['go'], 'Good to [go], Django'],
    ['C++ and C#', ['c++', 'c'], '[C++] and [C]#'],
    ['Häfen und HAFEN', ['hafen'], '[Häfen] und [HAFEN]'],
    ['Machine learning machine', ['machine learning', 'machine'], '[Machine learning] [machine]'],
    ['Node.js', ['node', 'js'], '[Node].[js]'],
    ['🦦 otter 🦦', ['otter'], '🦦 [otter] 🦦'],
    ['subotter', ['otter'], 'subotter'],
    ['nothing', [], 'nothing'],
    ['', ['x'], ''],
    ['blank', ['', ' '], 'blank'],
  ])('%s with %j is %s', (text, marks, result) => {
    expect(marked(text, marks)).toBe(result);
  });

  test('returns markup as plain text', () => {
    const text = '<img src=x onerror=alert(1)> & <mark>';
    const parts = highlight(text, ['img', 'mark', '<']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(['img', 'mark']);
  });

  test('costs at most a second of processor time for the longest description and many marks', () => {
    const marks = Array.from({ length: 60 }, (_, index) => `a${'b'.repeat(index)}`);
    expect(cpuMs(() => highlight('ab '.repeat(1_400), marks))).toBeLessThan(1_000);
  });
});
