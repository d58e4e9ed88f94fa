import { useRef } from 'react';
import { eventsCopy } from '../../../copy/events/events.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import { TagList } from '../../../ui/tag.tsx';
import { takesRegistrations } from '../event-phase.ts';
import type { EventIdea, EventPage } from '../events.queries.ts';
import { IdeaActions, ProposeIdea } from '../ideas/idea-actions.tsx';

const copy = eventsCopy.page;

function needsText({ needs }: EventIdea): string {
  return fill(copy.ideaNeeds, { needs: listInWords(needs.map((need) => fill(copy.need, need))) });
}

/** The project ideas of an event. Renders nothing if there is none, and the visitor can propose none. */
export function EventIdeas({ event }: { event: EventPage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { ideas } = event;
  const canPropose = event.viewer?.can.proposeIdea === true && event.viewer.participant !== null;
  if (ideas.length === 0 && !canPropose) return null;
  const status = event.viewer?.participant ?? 'withdrawn';
  const intro = status === 'withdrawn' ? copy.ideasIntro : copy.ideasIntroRegistered;
  return (
    <section aria-labelledby="event-ideas">
      <h2 ref={heading} tabIndex={-1} id="event-ideas">
        {copy.ideas}
      </h2>
      {takesRegistrations(event) ? <p className="text-14 text-muted">{intro}</p> : null}
      {canPropose ? (
        <div className="mt-3">
          <ProposeIdea event={event} />
        </div>
      ) : null}
      <ul className="mt-3 grid gap-3 empty:hidden md:grid-cols-2">
        {ideas.map((idea) => (
          <li key={idea.id} className="grid content-start gap-2 rounded-10 border bg-card p-4 text-14">
            <h3 className="text-16 wrap-anywhere">{idea.title}</h3>
            {idea.description ? (
              <p className="whitespace-pre-line wrap-anywhere">{idea.description}</p>
            ) : null}
            {idea.needs.length > 0 ? <p>{needsText(idea)}</p> : null}
            {idea.skills.length > 0 ? (
              <TagList tags={idea.skills.map((label) => ({ kind: 'skill', label }))} />
            ) : null}
            <p className="text-muted">
              {idea.proposedBy ? fill(copy.ideaBy, idea.proposedBy) : null}
              {idea.proposedBy && idea.maxTeams > 1 ? ' · ' : null}
              {idea.maxTeams > 1 ? fill(copy.ideaTeams, { count: idea.maxTeams }) : null}
            </p>
            {idea.can.edit ? <IdeaActions event={event} idea={idea} heading={heading} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
