import { teamCopy } from '../../../copy/projects/team.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { JointIcon } from '../../../ui/match/joint-icon.tsx';
import type { ComposedTeams } from './team.queries.ts';
import { setEntry, type TeamWishes } from './team-wishes.ts';

const copy = teamCopy.impossible;

type Impossibility = NonNullable<ComposedTeams['impossible']>;
type Relaxation = Impossibility['relaxations'][number];

const reasons = ['nobody', 'hours', 'seats'] as const;

interface ImpossibilityPanelProps {
  impossible: Impossibility;
  wishes: TeamWishes;
  onChange: (changes: Partial<TeamWishes>) => void;
  nameOf: (id: string) => string;
}

/** Returns the changes to the wishes that apply a relaxation. */
function changesOf(by: Relaxation, wishes: TeamWishes): Partial<TeamWishes> {
  switch (by.kind) {
    case 'hours':
      return { hours: by.hours };
    case 'size':
      return { size: by.size };
    case 'person':
      return { drop: setEntry(wishes.drop, by.userId, false) };
    case 'skill':
      return wishes.must.includes(by.skillId)
        ? { must: setEntry(wishes.must, by.skillId, false) }
        : { without: setEntry(wishes.without, by.skillId, true) };
  }
}

function labelOf(by: Relaxation, wishes: TeamWishes, nameOf: (id: string) => string): string {
  switch (by.kind) {
    case 'hours':
      return fill(copy.hours, { hours: by.hours, by: by.by });
    case 'size':
      return fill(copy.size, { size: by.size });
    case 'person':
      return fill(copy.person, { name: nameOf(by.userId) });
    case 'skill':
      return fill(wishes.must.includes(by.skillId) ? copy.mustHaveSkill : copy.skill, { skill: by.label });
  }
}

/** Shows which requirements cannot be met and why. One button per change that would help. */
export function ImpossibilityPanel({ impossible, wishes, onChange, nameOf }: ImpossibilityPanelProps) {
  const { asked, missing, relaxations } = impossible;
  return (
    <section className="rounded-10 border border-brass-line bg-brass-tint p-4 md:p-6">
      <h2 className="flex items-center gap-2 text-16 leading-6">
        <JointIcon kind="socket" className="flex-none text-brass" />
        {asked === 'must_have' ? copy.mustHave : copy.required}
      </h2>
      <ul className="mt-2 grid gap-1 text-14 text-heading">
        {reasons.map((because) => {
          const labels = missing.filter((one) => one.because === because).map(({ label }) => label);
          return labels.length > 0 ? (
            <li key={because}>{fill(copy.because[because], { skill: listInWords(labels) })}</li>
          ) : null;
        })}
      </ul>
      <p className="mt-3 text-14 text-heading">{relaxations.length > 0 ? copy.tried : copy.nothing}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {relaxations.map((by) => (
          <li key={labelOf(by, wishes, nameOf)} className="max-w-full">
            <Button
              className="h-auto max-w-full py-1.5 text-left whitespace-normal"
              onClick={() => onChange(changesOf(by, wishes))}
            >
              <span>
                {labelOf(by, wishes, nameOf)}
                <span className="block text-13 font-normal text-muted">
                  {by.missing === 0 ? copy.all : fill(copy.rest, { count: by.missing })}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
