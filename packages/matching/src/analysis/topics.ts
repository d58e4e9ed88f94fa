import { knownSkill } from '../taxonomy/taxonomy.ts';
import type { Sign } from './repository.ts';

const WEIGHT = 0.35;
/** The subject of a project is weaker evidence of its authors' skills than the technology it uses. */
const SUBJECT_WEIGHT = 0.2;
const MOST_TOPICS = 50;

/** Skills named by the repository's topics. */
export function topicSigns(topics: readonly string[]): Sign[] {
  const signs = topics.slice(0, MOST_TOPICS).flatMap((topic) => {
    const skill = topic.length <= 60 ? knownSkill(topic) : undefined;
    if (!skill || skill.kind === 'role') return [];
    const sign: Sign = {
      skillId: skill.id,
      label: skill.label,
      source: 'topic',
      weight: skill.kind === 'practice' ? SUBJECT_WEIGHT : WEIGHT,
      volume: 1,
      minor: false,
      file: '',
      line: 0,
      snippet: topic,
    };
    return [sign];
  });
  return signs;
}
