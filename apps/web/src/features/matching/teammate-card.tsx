import { History } from 'lucide-react';
import { explanationCopy } from '../../copy/explanation.ts';
import { matchingCopy } from '../../copy/matching.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import type { SeatOfTeam } from '../../lib/skills/seats.ts';
import { fill, texts } from '../../texts.ts';
import { Card, TopMatchCard } from '../../ui/card.tsx';
import { isCovering } from '../../ui/match/explanation/explained.ts';
import { oldestText } from '../../ui/match/explanation/explanation-text.ts';
import { MatchSummary } from '../../ui/match/explanation/match-summary.tsx';
import { JointIcon } from '../../ui/match/joint-icon.tsx';
import { ScoreFigure } from '../../ui/match/match-score.tsx';
import { type Reason, Reasons } from '../../ui/match/reasons.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { TagList } from '../../ui/tag.tsx';
import { type Fact, factsOf } from './facts-of.tsx';
import { InviteAction } from './invite-action.tsx';
import type { RecommendedUser } from './matching.queries.ts';
import type { InviteNotes } from './use-invite-notes.ts';
import { WhyThis } from './why-this.tsx';

const maxOtherSkills = 6;

/** The labels of the project's skills besides those of the seat. */
export function otherCovered({ covers, summary }: RecommendedUser): string[] {
  const asked = new Set(summary.skills.map(({ label }) => label));
  return covers.filter((label) => !asked.has(label));
}

/** Of the skills that depend on one member, those that the person has too. */
export function secondFor(
  {
    skills,
    summary,
    covers,
  }: Pick<RecommendedUser, 'skills' | 'covers'> & { summary: Pick<RecommendedUser['summary'], 'skills'> },
  coveredByOne: readonly string[],
): string[] {
  const ofSeat = summary.skills.filter(({ how }) => isCovering(how)).map(({ label }) => label);
  const has = new Set([...ofSeat, ...covers.filter((label) => skills.includes(label))]);
  return coveredByOne.filter((label) => has.has(label));
}

/** The hours of the person stand above, so that only the shared ones are left. */
const ownHours = /(^|, )\d+ hours? a week$/;

/** What besides the skills can tell a person apart: facts, and the skill that was not used for longest. */
export function factsOfTeammate(person: RecommendedUser): Fact[] {
  const oldest = oldestText(person);
  return [
    ...factsOf(person).flatMap(({ icon, key, kind }) => {
      const text = key.replace(ownHours, '');
      return text === '' ? [] : [{ icon, key: text, text, kind }];
    }),
    ...(oldest ? [{ kind: undefined, icon: <History aria-hidden="true" />, key: oldest, text: oldest }] : []),
  ];
}

function secondReason(person: RecommendedUser, coveredByOne: readonly string[]): Reason[] {
  const skills = secondFor(person, coveredByOne);
  if (skills.length === 0) return [];
  const text = fill(matchingCopy.secondFor, { skills: listInWords(skills) });
  return [{ key: 'second', brass: true, icon: <JointIcon kind="joined" />, text }];
}

/** The skills that the seat does not ask for; those that the project asks for come first and are tinted. */
function OtherSkills({ person }: { person: RecommendedUser }) {
  const { skills, summary } = person;
  if (skills.length === 0) return <p className="text-14 leading-6 text-muted">{texts.teammates.noSkills}</p>;
  const asked = new Set(summary.skills.map(({ label }) => label));
  const covered = otherCovered(person);
  const others = skills.filter((label) => !asked.has(label) && !covered.includes(label));
  if (covered.length + others.length === 0) return null;
  return (
    // On phones one line of tags.
    <dl className="grid gap-x-3 text-13 leading-6 max-md:max-h-6 max-md:overflow-hidden md:grid-cols-[72px_1fr]">
      <dt className="text-muted max-md:sr-only">{matchingCopy.alsoKnows}</dt>
      <dd className="min-w-0">
        <TagList
          tags={[
            ...covered.map((label) => ({ kind: 'covered' as const, label })),
            ...others.map((label) => ({ kind: 'skill' as const, label })),
          ]}
          max={maxOtherSkills}
        />
      </dd>
    </dl>
  );
}

function Head({ person }: { person: RecommendedUser }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar id={person.id} name={person.username} picture={person.profilePicture} size={48} />
      <div className="min-w-0 flex-1">
        <h4 className="flex">
          <PersonLink username={person.username} />
        </h4>
        <p className="truncate text-14 text-muted">{person.email}</p>
        <div className="flex flex-wrap gap-x-3 text-13 text-muted">
          <SeatLine seat={person.seat} />
          {person.hoursPerWeek ? <p>{fill(matchingCopy.hours, { count: person.hoursPerWeek })}</p> : null}
        </div>
      </div>
      <ScoreFigure atEnd score={person.score} tier={person.tier} />
    </div>
  );
}

function isBelowStrong({ tier }: RecommendedUser): boolean {
  return tier === 'Good' || tier === 'Possible';
}

interface TeammateCardProps {
  projectId: string;
  seats: readonly SeatOfTeam[];
  person: RecommendedUser;
  /** The seat of the list; undefined for the list over all seats. */
  seatId: string | undefined;
  /** Required skills that only one member has. */
  coveredByOne: readonly string[];
  /** What tells this person apart in the list. */
  fact: Reason | undefined;
  /** Another person of the list has the same score. */
  tied: boolean;
  /** Whether the project accepts members. */
  open: boolean;
  notes: InviteNotes;
}

/** A recommended person with score, reasons, covered and missing skills, and the invite button. */
export function TeammateCard(props: TeammateCardProps) {
  const { projectId, seats, person, seatId, coveredByOne, fact, tied, open, notes } = props;
  const reader = { kind: 'owner', name: person.username } as const;
  const hours = factsOfTeammate(person).find(({ kind }) => kind === 'hours');
  const reasons = [
    ...(fact && fact.key !== hours?.key ? [fact] : []),
    ...secondReason(person, coveredByOne),
    ...(hours ? [hours] : []),
  ];
  const sums = { toProject: person.fit.youToProject, toUser: person.fit.projectToYou };
  const content = (
    <>
      <Head person={person} />
      <MatchSummary match={person} reader={reader} />
      <OtherSkills person={person} />
      {reasons.length > 0 ? (
        // Phones show what says most.
        <Reasons
          reasons={reasons}
          className={tied ? 'max-md:[&>:nth-child(n+2)]:hidden' : 'max-md:[&>:nth-child(n+3)]:hidden'}
        />
      ) : null}
      {tied ? <p className="text-13 text-muted">{fill(explanationCopy.tied, sums)}</p> : null}
      <InviteAction projectId={projectId} seats={seats} person={person} open={open} notes={notes}>
        {(invite) => (
          <WhyThis
            projectId={projectId}
            userId={person.id}
            seatId={seatId}
            about={person.username}
            reader={reader}
            action={invite}
          />
        )}
      </InviteAction>
    </>
  );
  const layout = 'flex h-full flex-col gap-3 md:gap-4';
  if (!person.topMatch) return <Card className={layout}>{content}</Card>;
  return (
    <TopMatchCard mark={texts.teammates.topMatch} quiet={isBelowStrong(person)} className={layout}>
      {content}
    </TopMatchCard>
  );
}
