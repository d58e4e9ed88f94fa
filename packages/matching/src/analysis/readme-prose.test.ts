import { describe, expect, test } from 'vitest';
import { cpuMs } from '../testing/cpu-time.ts';
import { readmeProse } from './readme-prose.ts';

const of = (...lines: string[]) => readmeProse(lines.join('\n'));

describe('readmeProse', () => {
  test('returns headings and sentences without markup', () => {
    expect(
      of(
        '# Tide *table*',
        '',
        'Shows when the **ferry** can `land` at [low water](https://tides.example/x?y=1).',
        '> It works offline, too :ship: &amp; on boats.',
        '- [x] currents',
        '1. depths',
        '',
        'Harbours',
        '--------',
        'Two of them.',
      ),
    ).toEqual([
      'Tide table',
      'Shows when the ferry can land at low water .',
      'It works offline, too on boats.',
      'currents',
      'depths',
      'Harbours',
      'Two of them.',
    ]);
  });

  test.each([
    ['fenced code', ['```sh', 'npm install harbour', '```']],
    ['code that never ends', ['~~~', 'secret code']],
    ['indented code', ['    const harbour = 1;', '\tlet quay;']],
    ['code in HTML', ['<pre lang="ts"><code>', 'const quay = 1;', '</code></pre>']],
    ['badges', ['[![Build](https://ci/x.svg)](https://ci) ![npm][npm-badge] [![a][b]][c]']],
    ['pictures in HTML', ['<p align="center">', '<img', ' src="quay.png"', ' alt="A quay">', '</p>']],
    ['comments', ['<!-- The quay', 'of the harbour -->']],
    ['an unclosed comment', ['<!-- quay', 'harbour']],
    [
      'addresses',
      ['https://quay.example/harbour', 'www.quay.example', 'ada@quay.example', '<https://q.example>'],
    ],
    [
      'link targets',
      ['[quay]: https://quay.example', '.. image:: quay.png', ':target: https://quay.example'],
    ],
    [
      'lists of links',
      ['- [Quay](#quay)', '[Docs](a) | [Demo](b) · [Chat](c)', '| [a quay](x) | [b](y) |', '|---|---|'],
    ],
    ['links in HTML', ['<a href="#quay">Quay</a> • <a href="#h"><b>Harbour</b></a>']],
    [
      'keys and hashes',
      ['c3VwZXJzZWNyZXRrZXlvZnRoZWhhcmJvdXI0Mg==', '0123456789abcdef0123456789abcdef01234567'],
    ],
    ['symbols', ['***', '---', '🚢 🌊', '…']],
  ])('leaves out %s', (_what, lines) => {
    expect(of(...lines)).toEqual([]);
  });

  test('keeps text beside a link, in table cells and between tags', () => {
    expect(
      of(
        '- [Quay](#quay): where ships lie',
        '| Depth | in metres |',
        '<details><summary>Why</summary>It floats.</details>',
      ),
    ).toEqual(['Quay : where ships lie', 'Depth in metres', 'Why It floats.']);
  });

  test('reads non-Latin scripts', () => {
    expect(of('# מזח', 'לוח גאות ושפל', '# 港', '潮汐表と海図')).toEqual([
      'מזח',
      'לוח גאות ושפל',
      '潮汐表と海図',
    ]);
  });
});

describe('routine sections', () => {
  test.each([
    'Installation',
    '🚀 Getting started',
    'How to run the app locally',
    'Build and deploy',
    'Running with Docker',
    'License',
    'Contributing & code of conduct',
    'Table of contents',
    'Authors',
  ])('leaves out a section and its subsections: %s', (title) => {
    const readme = [
      '# Quay',
      'Ships.',
      `## ${title}`,
      'Clone it.',
      '### Windows',
      'Like that.',
      '## Tides',
      'Moon.',
    ];
    expect(of(...readme)).toEqual(['Quay', 'Ships.', 'Tides', 'Moon.']);
  });

  test.each(['Support for sailing boats', 'Testing bridges', 'Features', 'Usage', 'Building permits'])(
    'keeps the section: %s',
    (title) => {
      expect(of('# Quay', `## ${title}`, 'Ships.')).toEqual(['Quay', title, 'Ships.']);
    },
  );

  test('keeps a heading that is the name of the repository', () => {
    expect(of('# Contributors', 'Draws who builds a harbour.')).toHaveLength(2);
  });
});

describe('generated sections', () => {
  test.each([
    [
      'Create React App',
      [
        '# Getting Started with Create React App',
        'Bootstrapped with [Create React App](https://x).',
        '## Available Scripts',
        'You can run:',
        '### `npm start`',
        'Development mode.',
        '## Learn More',
        'Read on.',
      ],
    ],
    [
      'Next.js',
      [
        'A [Next.js](https://x) app bootstrapped with [`create-next-app`](https://x).',
        '## Getting Started',
        'Run it.',
        '## Deploy on Vercel',
        'Easy.',
      ],
    ],
    [
      'Vite',
      [
        '# React + TypeScript + Vite',
        'This template provides a minimal setup for React.',
        '## Expanding the ESLint configuration',
        'Enable rules.',
      ],
    ],
    [
      'Vue',
      [
        '# quay',
        'This template should help get you started developing.',
        '## Recommended IDE Setup',
        'An editor.',
        '## Type Support for `.vue` Imports in TS',
        'None.',
        '## Project Setup',
        'Like so.',
      ],
    ],
    [
      'Angular',
      [
        '# Quay',
        'Generated with [Angular CLI](https://x) version 20.',
        '## Development server',
        'Serve.',
        '## Running unit tests',
        'Test.',
        '## Further help',
        'Ask.',
      ],
    ],
    [
      'Flutter',
      ['# quay', 'A new Flutter project.', '## Getting Started', 'Starting point for a Flutter application.'],
    ],
    ['Rails', ['# README', 'This README would normally document what it takes.']],
  ])('leaves out the text of %s', (_name, lines) => {
    expect(of(...lines)).toEqual([]);
  });

  test('keeps own text before and after a generated section', () => {
    expect(
      of(
        '# Quay',
        'Berths for boats.',
        '# Getting Started',
        'Bootstrapped with Create React App.',
        '## Available Scripts',
        'Run.',
        '# Tides',
        'Moon.',
      ),
    ).toEqual(['Quay', 'Berths for boats.', 'Tides', 'Moon.']);
  });
});

test('reads text with control characters, byte order marks, UTF-16 and broken surrogates', () => {
  expect(of('\ufeff# Qu\0ay\r', 'Sh\0ips.\r')).toEqual(['Quay', 'Ships.']);
  expect(of('Ships \ud83d and\u202e quays')).toHaveLength(1);
});

test.each([
  ['no line break', 'harbour '.repeat(70_000)],
  ['one word', 'a'.repeat(600_000)],
  ['only code', `\`\`\`\n${'const a = 1;\n'.repeat(40_000)}`],
  ['fences', '```\n'.repeat(150_000)],
  ['open brackets', '['.repeat(600_000)],
  ['open pictures', '![a]('.repeat(120_000)],
  ['links', '[a](b)'.repeat(100_000)],
  ['deep tags', '<div>'.repeat(120_000)],
  ['tags that never end', '<div '.repeat(120_000)],
  ['comments that never end', '<!--'.repeat(150_000)],
  ['comments', '<!---->'.repeat(90_000)],
  ['at signs', '@a.'.repeat(200_000)],
  ['dots and at', `${'a.'.repeat(300)}@`.repeat(1_000)],
  ['colons', ':a'.repeat(300_000)],
  ['ampersands', '&a'.repeat(300_000)],
  ['stars', '*'.repeat(600_000)],
  ['quotes', '> '.repeat(300_000)],
  ['headings', '# a\n'.repeat(150_000)],
  ['underlines', 'a\n---\n'.repeat(100_000)],
  ['NULs', '\0'.repeat(600_000)],
  ['emoji', '👩‍👩‍👧'.repeat(60_000)],
  ['generated', 'template bootstrapped with create '.repeat(20_000)],
])('reads half a megabyte of %s in linear time', (_shape, readme) => {
  expect(cpuMs(() => readmeProse(readme))).toBeLessThan(100);
});
