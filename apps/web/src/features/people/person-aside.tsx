import type { ReactNode } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import { welcomeCopy } from '../../copy/welcome.ts';
import { Card } from '../../ui/card.tsx';
import { TagList } from '../../ui/tag.tsx';
import type { PersonDetails } from './people.queries.ts';

const copy = peopleCopy.page;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-16 leading-6">{title}</h2>
      {children}
    </section>
  );
}

function skillTags(labels: readonly string[]) {
  return labels.map((label) => ({ kind: 'skill' as const, label }));
}

/** Goals, roles and interests. Empty fields are omitted; renders nothing without any. */
export function PersonAside({ person }: { person: PersonDetails }) {
  const { goals, roles, interests } = person;
  if (goals.length + roles.length + interests.length === 0) return null;
  return (
    <Card as="aside" aria-label={copy.about} className="grid gap-5 md:p-5!">
      {goals.length > 0 ? (
        <Part title={copy.goals}>
          <TagList tags={skillTags(goals.map((name) => welcomeCopy.goals.names[name]))} label={copy.goals} />
        </Part>
      ) : null}
      {roles.length > 0 ? (
        <Part title={copy.roles}>
          <TagList tags={skillTags(roles)} label={copy.roles} />
        </Part>
      ) : null}
      {interests.length > 0 ? (
        <Part title={copy.interests}>
          <TagList tags={skillTags(interests)} label={copy.interests} />
        </Part>
      ) : null}
    </Card>
  );
}
