import type { SkillCatalogue } from '../score/skill-links.ts';
import type { Skill, SkillLink } from '../types/skills.ts';

const skills: readonly Skill[] = [
  entry('javascript', 'JavaScript', ['js']),
  entry(
    'react',
    'React',
    ['reactjs', 'react.js'],
    [{ id: 'javascript', weight: 0.8 }],
    [{ id: 'vue', weight: 0.5 }],
  ),
  entry('next', 'Next.js', ['nextjs'], [{ id: 'react', weight: 0.9 }]),
  entry('vue', 'Vue.js', ['vue'], [{ id: 'javascript', weight: 0.8 }]),
  entry('node', 'Node.js', ['nodejs'], [{ id: 'javascript', weight: 0.5 }]),
  entry('express', 'Express', [], [{ id: 'node', weight: 0.9 }]),
  entry('docker', 'Docker'),
  entry('rust', 'Rust'),
  entry('postgres', 'PostgreSQL', ['postgresql', 'psql']),
];

/** A taxonomy of nine skills, so that tests show all the data they depend on. */
export const smallCatalogue: SkillCatalogue = {
  skills,
  resolve: (label) => {
    const name = label.toLowerCase();
    const known = skills.find((skill) =>
      [skill.id, skill.label.toLowerCase(), ...skill.aliases].includes(name),
    );
    return known ?? { ...entry(name, label), kind: 'tag' };
  },
};

function entry(
  id: string,
  label: string,
  aliases: readonly string[] = [],
  implies: readonly SkillLink[] = [],
  related: readonly SkillLink[] = [],
): Skill {
  return { id, label, kind: 'tool', aliases, implies, related };
}
