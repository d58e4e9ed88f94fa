import { type ReactNode, useState } from 'react';
import { teamCopy } from '../../../copy/projects/team.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ComposedTeam, ComposedTeams, TeamPerson } from './team.queries.ts';
import { differenceOf, differenceText, swapText } from './team-difference-text.ts';

const copy = teamCopy.team;

interface OtherTeamProps {
  number: number;
  team: ComposedTeam;
  best: ComposedTeam;
  skills: ComposedTeams['skills'];
  people: ReadonlyMap<string, TeamPerson>;
  /** The whole team. */
  children: ReactNode;
}

/** The button that opened the team is gone, so the team gets the focus. */
function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** A team as the difference from the best one, until the user opens it. */
export function OtherTeam({ number, team, best, skills, people, children }: OtherTeamProps) {
  const [open, setOpen] = useState(false);
  const nameOf = (userId: string) => people.get(userId)?.username ?? '';
  const labelOf = (skillId: string) => skills.find((skill) => skill.skillId === skillId)?.label ?? '';
  if (open) {
    return (
      <div ref={focus} tabIndex={-1} className="outline-0">
        {children}
      </div>
    );
  }
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-18">{fill(copy.name, { number })}</h2>
        <p className="wrap-anywhere">{swapText(team, best, nameOf)}</p>
        <p className="text-14 text-muted">{differenceText(differenceOf(team, best, labelOf), best.score)}</p>
      </div>
      <Button onClick={() => setOpen(true)}>{fill(copy.show, { number })}</Button>
    </Card>
  );
}
