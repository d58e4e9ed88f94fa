import { knownSkill } from '../taxonomy/taxonomy.ts';
import type { Sign } from './repository.ts';

const topicWeight = 0.35;
/** The subject of a project is weaker evidence of its authors' skills than the technology it uses. */
const subjectWeight = 0.2;
const maxTopics = 50;

/** Skills named by the repository's topics. */
export function topicSigns(topics: readonly string[]): Sign[] {
  const signs = topics.slice(0, maxTopics).flatMap((topic) => {
    const skill = topic.length <= 60 ? knownSkill(topic) : undefined;
    if (!skill || skill.kind === 'role') return [];
    const sign: Sign = {
      skillId: skill.id,
      label: skill.label,
      source: 'topic',
      weight: skill.kind === 'practice' ? subjectWeight : topicWeight,
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
