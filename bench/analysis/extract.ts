import { extractSkills } from '@teamwright/matching/extract/extract-skills.ts';
import { allSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { percentile } from '../lib/percentile.ts';
import { keep } from '../lib/report.ts';

const megabyte = 1_000_000;
const rounds = 20;
/** One name in about twelve words, as in a README. */
const nameShare = 1 / 12;
const proseWords =
  'we the project team build with for and people data their new that can help users find'.split(' ');

/** Megabytes of text per second searched for skills, on synthetic prose of one megabyte. */
function benchExtract(): { text: string; megabytesPerSecond: number; mentions: number } {
  const random = createRandom(1);
  const skills = allSkills();
  const words: string[] = [];
  for (let length = 0; length < megabyte; length += (words.at(-1)?.length ?? 0) + 1)
    words.push(
      (random.next() < nameShare
        ? skills[random.popular(skills.length)]?.label
        : proseWords[random.below(proseWords.length)]) ?? '',
    );
  const text = words.join(' ');
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    extractSkills(text);
    return performance.now() - started;
  });
  return {
    text: 'prose, one name in twelve words',
    megabytesPerSecond: Math.round((text.length / megabyte / (percentile(times, 0.5) / 1000)) * 10) / 10,
    mentions: extractSkills(text).length,
  };
}

const rows = [benchExtract()];
console.table(rows);
await keep('extract', rows);
