import { texts } from '../../texts.ts';
import { Badge, StatusBadge } from '../../ui/badge.tsx';
import { TopMatchCard } from '../../ui/card.tsx';
import { FitBars, TermBars } from '../../ui/charts/bars.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { TimelineBar } from '../../ui/charts/timeline-bar.tsx';
import { Count } from '../../ui/count.tsx';
import { CoverageMatrix } from '../../ui/match/coverage-matrix.tsx';
import { HeatMap } from '../../ui/match/heat-map.tsx';
import { JointIcon } from '../../ui/match/joint-icon.tsx';
import { MatchBadge, MatchLine, MatchScore, ScoreFigure } from '../../ui/match/match-score.tsx';
import { Reasons } from '../../ui/match/reasons.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { AvatarStack } from '../../ui/people/avatar-stack.tsx';
import { TagList } from '../../ui/tag.tsx';
import { GalleryCard } from './gallery-card.tsx';

const people = ['amber-finch', 'slow-cedar', 'north-ridge'].map((name) => ({ id: name, name }));
const you = { id: 'you', name: 'quiet-heron' };

function Small() {
  return (
    <GalleryCard title="Tags, badges, avatars">
      <TagList
        tags={[
          { kind: 'technology', label: 'Technology' },
          { kind: 'skill', label: 'Skill' },
          { kind: 'covered', label: 'Covered' },
          { kind: 'missing', label: 'Missing' },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{texts.chat.owner}</Badge>
        <StatusBadge status="pending">Pending</StatusBadge>
        <StatusBadge status="accepted">{texts.notifications.accepted}</StatusBadge>
        <StatusBadge status="rejected">{texts.notifications.rejected}</StatusBadge>
        <MatchBadge scored={{ score: 92, tier: 'Excellent' }} />
        <MatchBadge scored={{ score: 44, tier: 'Possible' }} />
        <Count value={3} />
        <Count value={120} size="sm" />
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <Avatar id={you.id} name={you.name} size={64} />
        <ProgressRing percent={64}>
          <Avatar id={you.id} name={you.name} size={64} />
        </ProgressRing>
        <AvatarStack people={[...people, you, { id: '5', name: 'plain-otter' }]} />
        <AvatarStack people={people} size={20} />
      </div>
      <TopMatchCard mark={texts.teammates.topMatch}>
        <p className="text-14">The brass tail sits in the top edge of the card.</p>
      </TopMatchCard>
    </GalleryCard>
  );
}

function Scores() {
  return (
    <GalleryCard title="Scores">
      <MatchScore score={88} tier="Excellent" />
      <FitBars
        fits={[
          { label: 'You fit the project', value: 91 },
          { label: 'The project fits you', value: 85 },
        ]}
      />
      <div className="flex gap-8">
        <ScoreFigure score={92} tier="Excellent" />
        <ScoreFigure score={74} tier="Strong" />
        <ScoreFigure score={18} tier="Possible" />
      </div>
      <MatchLine score={88} tier="Excellent">
        You would add Docker.
      </MatchLine>
      <Reasons
        reasons={[
          { key: 'a', icon: <JointIcon kind="joined" />, text: 'React, 4 repositories' },
          { key: 'b', icon: <JointIcon kind="tail" />, text: 'Node.js, implied by Express' },
          { key: 'c', icon: <JointIcon kind="socket" />, brass: true, text: 'Missing Kafka' },
        ]}
      />
      <TermBars
        terms={[
          { label: 'Skills of the seat', points: 44 },
          { label: 'Connections', points: 8 },
          { label: 'Activity', points: 6 },
          { label: 'Shared hours with the owner', points: 4 },
          { label: 'Rarely recommended', points: 1 },
        ]}
        sum={{ label: 'You fit the project', value: 63 }}
      />
    </GalleryCard>
  );
}

function Coverage() {
  return (
    <GalleryCard title="Team coverage" wide>
      <div className="-mx-4 -mb-4 md:-mx-6 md:-mb-6">
        <CoverageMatrix
          members={people}
          viewer={you}
          groups={[
            {
              key: 'frontend',
              title: 'Frontend',
              skills: [
                { skillId: '1', label: 'React', members: ['shown', 'shown', 'none'], viewer: 'shown' },
                { skillId: '2', label: 'Node.js', members: ['shown', 'none', 'shown'], viewer: 'implied' },
              ],
            },
            {
              key: 'backend',
              title: 'Backend',
              skills: [
                { skillId: '3', label: 'PostgreSQL', members: ['none', 'shown', 'related'], viewer: 'shown' },
                { skillId: '4', label: 'Docker', members: ['none', 'declared', 'none'], viewer: 'shown' },
                { skillId: '5', label: 'Kafka', members: ['none', 'none', 'none'], viewer: 'none' },
              ],
            },
          ]}
        />
      </div>
    </GalleryCard>
  );
}

function Time() {
  return (
    <GalleryCard title="Hours and timeline" wide>
      <HeatMap
        people={3}
        counts={Array.from({ length: 7 }, (_, day) =>
          Array.from({ length: 24 }, (_, hour) => (hour < 8 || hour > 21 ? 0 : (day + hour) % 4)),
        )}
        inWords={(day) => `Day ${day + 1}`}
      />
      <TimelineBar passed={8} start="16 Nov 2026" length="15 weeks" end="28 Feb 2027" />
    </GalleryCard>
  );
}

export function MatchingGallery() {
  return (
    <>
      <Small />
      <Scores />
      <Coverage />
      <Time />
    </>
  );
}
