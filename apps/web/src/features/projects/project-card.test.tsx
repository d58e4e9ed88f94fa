import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CardProject, ProjectCard } from './project-card.tsx';

const project: CardProject = {
  slug: 'tide-mill',
  title: 'טחנת הגאות (2026)',
  description: 'מחפשים מפתחים ל-Rust.',
  technologies: [],
  skills: [],
  date: null,
  status: 'open',
  seatsOpen: 2,
};

test('a card shows a title and a description from right to left in their own direction', () => {
  const html = renderToStaticMarkup(<ProjectCard project={project} action={null} preview />);
  expect(html).toContain(`<bdi>${project.title}</bdi>`);
  expect(html).toMatch(new RegExp(`<p dir="auto"[^>]*>${project.description}</p>`));
});

test('a card has no marks of lists in its excerpt', () => {
  const description = 'Left for 1.0:\n\n- search\n- export';
  const html = renderToStaticMarkup(
    <ProjectCard project={{ ...project, description }} action={null} preview />,
  );
  expect(html).toContain('Left for 1.0: search, export');
});
