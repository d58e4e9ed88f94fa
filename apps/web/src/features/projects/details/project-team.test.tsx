import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { seatsCopy } from '../../../copy/projects/seats.ts';
import type { ProjectDetails } from '../projects.queries.ts';
import { ProjectTeam } from './project-team.tsx';

function rendered(status: ProjectDetails['status']): string {
  const seat = { id: 'one', name: 'Ledger', skills: [], level: 'any', hoursPerWeek: null, memberId: null };
  const team = { members: [], seats: [seat], seatsOpen: 1, teamSize: 1, can: { composeTeam: false } };
  // Safe: the component reads only these parts.
  const project = { status, ...team } as unknown as ProjectDetails;
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProjectTeam project={project} scores={new Map()} />
    </MemoryRouter>,
  );
}

test.each([
  ['open', true],
  ['closed', false],
  ['archived', false],
] as const)('of a project that is %s, open seats are shown: %s', (status, expected) => {
  const html = rendered(status);
  expect([html.includes(seatsCopy.open), html.includes('1 of 1 open')]).toEqual([expected, expected]);
});
