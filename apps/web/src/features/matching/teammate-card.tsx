import { Clock } from 'lucide-react';
import { matchingCopy } from '../../copy/matching.ts';
import type { SeatOfTeam } from '../../lib/skills/seats.ts';
import { fill, texts } from '../../texts.ts';
import { Card, TopMatchCard } from '../../ui/card.tsx';
import { MatchSummary } from '../../ui/match/explanation/match-summary.tsx';
import { ScoreFigure } from '../../ui/match/match-score.tsx';
import { Reasons } from '../../ui/match/reasons.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { TagList } from '../../ui/tag.tsx';
import { factsOf } from './facts-of.tsx';
import { InviteAction } from './invite-action.tsx';
import type { RecommendedUser } from './matching.queries.ts';
import { WhyThis } from './why-this.tsx';

const maxOtherSkills = 6;
const maxFacts = 2;

function Facts({ person }: { person: RecommendedUser }) {
  const { hoursPerWeek, reasons } = person;
  const hours = fill(matchingCopy.hours, { count: hoursPerWeek ?? 0 });
  const facts = factsOf(person);
  if (hoursPerWeek && !reasons.some((reason) => reason.includes(hours)))
    facts.unshift({ key: 'hours', icon: <Clock aria-hidden="true" />, text: hours });
  return facts.length > 0 ? <Reasons reasons={facts.slice(0, maxFacts)} /> : null;
}

/** The skills that the seat does not ask for. */
function OtherSkills({ person: { skills, summary } }: { person: RecommendedUser }) {
  if (skills.length === 0) return <p className="text-14 leading-6 text-muted">{texts.teammates.noSkills}</p>;
  const asked = new Set(summary.skills.map(({ label }) => label));
  const others = skills.filter((label) => !asked.has(label));
  if (others.length === 0) return null;
  return (
    <dl className="grid grid-cols-[72px_1fr] gap-x-3 text-13 leading-6">
      <dt className="text-muted">{matchingCopy.alsoKnows}</dt>
      <dd className="min-w-0">
        <TagList tags={others.map((label) => ({ kind: 'skill', label }))} max={maxOtherSkills} />
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
        <SeatLine seat={person.seat} />
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
  /** Whether the project accepts members. */
  open: boolean;
}

/** A recommended person with score, reasons, covered and missing skills, and the invite button. */
export function TeammateCard({ projectId, seats, person, seatId, open }: TeammateCardProps) {
  const reader = { kind: 'owner', name: person.username } as const;
  const content = (
    <>
      <Head person={person} />
      <MatchSummary match={person} reader={reader} />
      <OtherSkills person={person} />
      <Facts person={person} />
      <InviteAction projectId={projectId} seats={seats} person={person} open={open}>
        <WhyThis
          projectId={projectId}
          userId={person.id}
          seatId={seatId}
          about={person.username}
          reader={reader}
        />
      </InviteAction>
    </>
  );
  const layout = 'flex h-full flex-col gap-4';
  if (!person.topMatch) return <Card className={layout}>{content}</Card>;
  return (
    <TopMatchCard mark={texts.teammates.topMatch} quiet={isBelowStrong(person)} className={layout}>
      {content}
    </TopMatchCard>
  );
}
