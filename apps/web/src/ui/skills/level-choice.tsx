import { skillsCopy as copy } from '../../copy/skills.ts';
import { SegmentedChoice } from '../form/segmented-choice.tsx';

export type Level = keyof typeof copy.levels;

const levels = ['some', 'solid', 'strong'] as const satisfies readonly Level[];

interface LevelChoiceProps {
  /** Names the group, with the skill. */
  label: string;
  level: Level;
  onLevel: (level: Level) => void;
}

/** How well the user knows a skill. */
export function LevelChoice({ label, level, onLevel }: LevelChoiceProps) {
  const choices = levels.map((name) => ({ name, text: copy.levels[name] }));
  return <SegmentedChoice label={label} choices={choices} chosen={level} onChoose={onLevel} />;
}
