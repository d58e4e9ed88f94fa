import { useRef } from 'react';
import { eventFormCopy } from '../../../copy/events/event-form.ts';
import { Card } from '../../../ui/card.tsx';
import type { EventPage } from '../events.queries.ts';
import { IdeaActions } from '../ideas/idea-actions.tsx';
import { IdeaForm } from '../ideas/idea-form.tsx';
import { EditorSection } from './editor-section.tsx';

const copy = eventFormCopy.ideas;

/** The project ideas of an event: change or remove some, or add one. */
export function IdeasEditor({ event }: { event: EventPage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <EditorSection id="event-idea-list" title={copy.title} text={copy.text} heading={heading}>
      {event.ideas.length === 0 ? <p className="text-14">{copy.none}</p> : null}
      {event.ideas.length === 0 ? null : (
        <ul aria-label={copy.title} className="rounded-10 border bg-card">
          {event.ideas.map((idea) => (
            <li
              key={idea.id}
              className="flex flex-wrap items-center gap-2 border-t px-4 py-2 first:border-t-0"
            >
              <span className="min-w-0 flex-1 basis-40 text-14 wrap-anywhere text-heading">{idea.title}</span>
              <IdeaActions event={event} idea={idea} heading={heading} />
            </li>
          ))}
        </ul>
      )}
      <Card flat>
        <IdeaForm event={event} />
      </Card>
    </EditorSection>
  );
}
