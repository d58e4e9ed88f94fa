import { Check, Clock } from 'lucide-react';
import { matchingCopy } from '../../copy/matching.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { fill, texts } from '../../texts.ts';
import { Card, TopMatchCard } from '../../ui/card.tsx';
import { JointIcon } from '../../ui/match/joint-icon.tsx';
import { ScoreRing } from '../../ui/match/match-score.tsx';
import { type Reason, Reasons } from '../../ui/match/reasons.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { type TagEntry, TagList } from '../../ui/tag.tsx';
import { InviteAction } from './invite-action.tsx';
import type { RecommendedUser } from './matching.queries.ts';
import { whyTextsOfUser } from './why-texts.ts';
import { WhyThis } from './why-this.tsx';

const maxTags = 16;

/** Covered skills first, then the person's other skills. */
function skillTags({ skills, covers }: RecommendedUser): TagEntry[] {
  const covered = new Set(covers);
  return [
    ...covers.map((label) => ({ kind: 'covered' as const, label })),
    ...skills.filter((label) => !covered.has(label)).map((label) => ({ kind: 'skill' as const, label })),
  ];
}

function furtherReasons({ adds, hoursPerWeek, reasons }: RecommendedUser): Reason[] {
  const rows: Reason[] = [];
  if (adds.length > 0) {
    const text = fill(matchingCopy.addsToTeam, { skills: listInWords(adds) });
    rows.push({ key: 'adds', icon: <JointIcon kind="joined" />, brass: true, text });
  }
  const text = fill(matchingCopy.hours, { count: hoursPerWeek ?? 0 });
  if (hoursPerWeek && !reasons.some((reason) => reason.includes(text))) {
    rows.push({ key: 'hours', icon: <Clock aria-hidden="true" />, text });
  }
  return [
    ...rows,
    ...reasons.slice(1).map((text) => ({ key: text, icon: <Check aria-hidden="true" />, text })),
  ];
}

function Head({ person }: { person: RecommendedUser }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={person.username} picture={person.profilePicture} size={48} />
      <div className="min-w-0 flex-1">
        <h4 className="flex">
          <PersonLink username={person.username} />
        </h4>
        <p className="truncate text-14 text-muted">{person.email}</p>
      </div>
      <ScoreRing score={person.score} tier={person.tier} />
    </div>
  );
}

function Skills({ person }: { person: RecommendedUser }) {
  const tags = skillTags(person);
  const missing = person.missing.map((label) => ({ kind: 'missing' as const, label }));
  const nothing = 'text-14 leading-6 text-muted';
  return (
    <dl className="grid grid-cols-[72px_1fr] gap-x-3 gap-y-2 text-13 leading-6">
      <dt className="text-muted">{matchingCopy.skillsLabel}</dt>
      <dd className="min-w-0">
        {tags.length > 0 ? (
          <TagList tags={tags} max={maxTags} />
        ) : (
          <span className={nothing}>{texts.teammates.noSkills}</span>
        )}
      </dd>
      <dt className="text-muted">{matchingCopy.missingLabel}</dt>
      <dd className="min-w-0">
        {missing.length > 0 ? (
          <TagList tags={missing} max={maxTags} />
        ) : (
          <span className={nothing}>{matchingCopy.nothing}</span>
        )}
      </dd>
    </dl>
  );
}

interface TeammateCardProps {
  projectId: string;
  person: RecommendedUser;
  /** Whether the project accepts members. */
  open: boolean;
}

/** A recommended person with score, reasons, covered and missing skills, and the invite button. */
export function TeammateCard({ projectId, person, open }: TeammateCardProps) {
  const content = (
    <>
      <Head person={person} />
      <p className="text-14">{person.reasons[0]}</p>
      <Skills person={person} />
      <Reasons reasons={furtherReasons(person)} />
      <InviteAction projectId={projectId} person={person} open={open}>
        <WhyThis projectId={projectId} userId={person.id} labels={whyTextsOfUser(person.username)} />
      </InviteAction>
    </>
  );
  const layout = 'flex h-full flex-col gap-4';
  if (!person.topMatch) return <Card className={layout}>{content}</Card>;
  return (
    <TopMatchCard mark={texts.teammates.topMatch} className={layout}>
      {content}
    </TopMatchCard>
  );
}
