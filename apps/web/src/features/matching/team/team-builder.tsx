import { useQuery } from '@tanstack/react-query';
import type { ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { matchingCopy } from '../../../copy/matching.ts';
import { teamCopy as copy } from '../../../copy/projects/team.ts';
import { useSearchState } from '../../../lib/address/use-search-state.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { keepFocus } from '../../../lib/focus/keep-focus.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { ImpossibilityPanel } from './impossibility-panel.tsx';
import { OtherTeam } from './other-team.tsx';
import { type ComposedTeam, type ComposedTeams, type TeamPerson, teamsQuery } from './team.queries.ts';
import { TeamCard } from './team-card.tsx';
import { setEntry, type TeamWishes, wishFields } from './team-wishes.ts';
import { useTeamInvitations } from './use-team-invitations.ts';
import { WishesForm } from './wishes-form.tsx';

interface TeamBuilderProps {
  project: {
    id: string;
    status: ProjectStatus;
    members: readonly { userId: string }[];
    seats: readonly { id: string; name: string }[];
    coverage: { skills: readonly { skillId: string; label: string }[] };
  };
}

function foundText({ teams, seats }: ComposedTeams): string {
  const one = teams.length === 1;
  if (seats === 1) return fill(one ? copy.foundOneEach : copy.foundOneSeat, { count: teams.length });
  return fill(one ? copy.foundOne : copy.found, { count: teams.length, seats });
}

/** Describes who is not suggested because an invitation or request is pending. */
function waitingText({ waiting }: ComposedTeams): string {
  const parts = [
    waiting.invited > 0 ? fill(copy.waitingInvited, { count: waiting.invited }) : '',
    waiting.asked > 0 ? fill(copy.waitingAsked, { count: waiting.asked }) : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : fill(copy.waiting, { who: listInWords(parts) });
}

/** Explains why there is no team; renders nothing if there are teams. */
function NoTeams({ found }: { found: ComposedTeams }) {
  if (found.skills.length === 0) return <EmptyState title={copy.noSkills} hint={copy.noSkillsHint} />;
  if (found.seats === 0) return <EmptyState title={copy.full} hint={copy.fullHint} />;
  return <EmptyState title={copy.noPeople} hint={copy.noPeopleHint} />;
}

function hasNewcomers({ teams, seats, skills }: ComposedTeams): boolean {
  const newcomers = teams[0]?.members.some(({ seat }) => seat !== 'member') ?? false;
  return seats > 0 && skills.length > 0 && newcomers;
}

/** Returns a lookup of all names shown since the page opened, so that users who are left out keep their names. */
function useNames(project: TeamBuilderProps['project'], people: readonly TeamPerson[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const current = new Map([
    ...project.coverage.skills.map(({ skillId, label }) => [skillId, label] as const),
    ...people.map(({ id, username }) => [id, username] as const),
  ]);
  const added = [...current].filter(([id, name]) => known.get(id) !== name);
  if (added.length > 0) setKnown(new Map([...known, ...added]));
  return (id: string) => known.get(id) ?? '…';
}

interface FoundTeamsProps {
  found: ComposedTeams;
  wishes: TeamWishes;
  onChange: (changes: Partial<TeamWishes>) => void;
  invitations: ReturnType<typeof useTeamInvitations>;
  canInvite: boolean;
  /** Names of the project's seats by id. */
  seatNames: ReadonlyMap<string, string>;
}

function FoundTeams(props: FoundTeamsProps) {
  const { found } = props;
  const [best] = found.teams;
  const people = new Map(found.people.map((person) => [person.id, person]));
  return found.teams.map((team, index) => {
    const number = index + 1;
    const shown = { number, team, people, skills: found.skills };
    const card = <FoundTeam {...props} {...shown} />;
    return (
      // By number, so that the card stays when the wishes change its team, and with it the focus.
      <SectionBoundary key={number} data={team}>
        {best === undefined || team === best ? (
          card
        ) : (
          <OtherTeam {...shown} best={best}>
            {card}
          </OtherTeam>
        )}
      </SectionBoundary>
    );
  });
}

interface FoundTeamProps extends FoundTeamsProps {
  number: number;
  team: ComposedTeam;
  people: ReadonlyMap<string, TeamPerson>;
}

function FoundTeam({ number, team, people, found, wishes, onChange, ...rest }: FoundTeamProps) {
  const { keep, drop } = wishes;
  return (
    <TeamCard
      {...rest}
      number={number}
      team={team}
      skills={found.skills}
      capacity={found.capacity}
      people={people}
      onKeep={(userId, kept) => onChange({ keep: setEntry(keep, userId, kept) })}
      onDrop={(userId) => {
        const restoreFocus = keepFocus();
        onChange({ drop: setEntry(drop, userId, true), keep: setEntry(keep, userId, false) });
        restoreFocus();
      }}
      onTake={({ members }, seat, userId) => {
        const restoreFocus = keepFocus();
        const others = members.filter((member) => member.seat !== 'member' && member !== seat);
        onChange({ keep: [...others.map((member) => member.userId), userId] });
        restoreFocus();
      }}
    />
  );
}

interface ResultsProps extends Omit<FoundTeamsProps, 'canInvite'> {
  status: TeamBuilderProps['project']['status'];
  nameOf: (id: string) => string;
}

/** The teams, or why there are none. */
function Results({ status, nameOf, ...teams }: ResultsProps) {
  const { found, wishes, onChange } = teams;
  return (
    <>
      {status === 'open' ? null : <p className="text-14 text-muted">{matchingCopy.cannotInvite[status]}</p>}
      {found.unavailable.length > 0 ? <p className="text-14 text-muted">{copy.unavailable}</p> : null}
      {found.impossible ? (
        <SectionBoundary data={found}>
          <ImpossibilityPanel
            impossible={found.impossible}
            wishes={wishes}
            onChange={onChange}
            nameOf={nameOf}
          />
        </SectionBoundary>
      ) : null}
      {hasNewcomers(found) ? (
        <FoundTeams {...teams} canInvite={status === 'open'} />
      ) : (
        <Card>
          <NoTeams found={found} />
        </Card>
      )}
    </>
  );
}

/** 'Build my team': the wishes next to the resulting teams. */
export function TeamBuilder({ project }: TeamBuilderProps) {
  const [wishes, change] = useSearchState<TeamWishes>(wishFields);
  const { data, error, isFetching, refetch } = useQuery(teamsQuery(project.id, wishes));
  const invitations = useTeamInvitations(project.id);
  const nameOf = useNames(project, data?.people ?? []);
  const changeWishes = (changes: Partial<TeamWishes>) => {
    invitations.notes.dropSent();
    change(changes);
  };
  const shown = error ? undefined : data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-8">
      <Card
        as="aside"
        className="max-lg:py-1 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-96px)] lg:overflow-y-auto"
      >
        <SectionBoundary data={data}>
          <WishesForm
            wishes={wishes}
            onChange={changeWishes}
            teams={data}
            members={project.members.length}
            nameOf={nameOf}
          />
        </SectionBoundary>
      </Card>
      <div
        aria-busy={isFetching}
        className={cx('grid min-w-0 gap-6 transition-opacity', isFetching && data && 'opacity-60')}
      >
        <p role="status" className="flex min-h-6 flex-wrap items-center gap-x-2 text-14 text-muted">
          {isFetching ? <Spinner /> : null}
          {isFetching ? copy.loading : null}
          {!isFetching && shown && hasNewcomers(shown) ? foundText(shown) : null}
          {!isFetching && shown ? <span>{waitingText(shown)}</span> : null}
        </p>
        {error ? (
          <ErrorState
            title={errorText(error, copy.failed)}
            action={<Button onClick={() => void refetch()}>{copy.again}</Button>}
            className="rounded-10 border"
          />
        ) : null}
        <UnsavedGuard isUnsaved={invitations.notes.hasUnsent && !invitations.busy} keepsOnSearch />
        {shown ? (
          <Results
            found={shown}
            status={project.status}
            wishes={wishes}
            onChange={changeWishes}
            invitations={invitations}
            nameOf={nameOf}
            seatNames={new Map(project.seats.map(({ id, name }) => [id, name]))}
          />
        ) : null}
      </div>
    </div>
  );
}
