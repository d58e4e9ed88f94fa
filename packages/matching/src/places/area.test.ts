import { describe, expect, test } from 'vitest';
import { readArea } from './area.ts';

function path(typed: string): string {
  const { country, region, city, quarter } = readArea(typed);
  return [country, region, city, quarter].join('/');
}

describe('readArea', () => {
  test.each([
    ['', '///'],
    [' , ; ', '///'],
    ['Berlin', '//berlin/'],
    ['  BERLIN. ', '//berlin/'],
    ['Berlin, Germany', 'de//berlin/'],
    ['Berlin, DE', 'de//berlin/'],
    ['Berlin; Deutschland', 'de//berlin/'],
    ['Kreuzberg, Berlin, Germany', 'de//berlin/kreuzberg'],
    ['Munich, Bavaria, Germany', 'de/by/munchen/'],
    ['Muenchen, Bayern', 'de/by/munchen/'],
    ['Portland, OR', 'us/or/portland/'],
    ['Portland, Oregon, U.S.A.', 'us/or/portland/'],
    ['New York, NY', 'us/ny/new york/'],
    ['NYC', '//new york/'],
    ['San Francisco, CA', 'us/ca/san francisco/'],
    ['Amsterdam, NL', 'nl//amsterdam/'],
    ['Toronto, ON, Canada', 'ca/on/toronto/'],
    ['Germany', 'de///'],
    ['Oregon', 'us/or//'],
    ['Singapore', '//singapore/'],
    ['Singapore, Singapore', 'sg//singapore/'],
    ['St.Gallen', '//saint gallen/'],
    ['Greater Manchester area', '//manchester/'],
    ['東京', '//東京/'],
    ['🦦', '///'],
  ])('parses %j as %s', (typed, read) => {
    expect(path(typed)).toBe(read);
  });

  test('keeps the typed words as labels', () => {
    expect(readArea(' Grünerløkka ,  OSLO, Norge')).toMatchObject({
      cityLabel: 'OSLO',
      quarterLabel: 'Grünerløkka',
      quarter: 'grunerlokka',
    });
  });

  test('reads any text', () => {
    expect(() => readArea(`${','.repeat(5000)}${'a, '.repeat(5000)}`)).not.toThrow();
  });
});
