import { expect, test } from 'vitest';
import { buildCommunity, demoSeed } from './build-community.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { comments, projects, developers } = buildCommunity({ now, seed: demoSeed });
const commentsById = new Map(comments.map((comment) => [comment.id, comment]));

test('every answer follows a question of its project and comes from the owner', () => {
  const answers = comments.filter(({ parentId }) => parentId !== null);
  expect(answers.length).toBeGreaterThan(3);
  for (const answer of answers) {
    const question = commentsById.get(answer.parentId ?? '');
    expect(question).toMatchObject({ kind: 'question', projectId: answer.projectId });
    expect(answer.createdAt.getTime()).toBeGreaterThan(question?.createdAt.getTime() ?? Number.NaN);
    expect(projects.find(({ id }) => id === answer.projectId)?.ownerId).toBe(answer.authorId);
  }
});

test('nobody speaks before they or the project are there, nor after now', () => {
  for (const { projectId, authorId, createdAt } of comments) {
    const project = projects.find(({ id }) => id === projectId);
    const author = developers.find(({ id }) => id === authorId);
    expect(createdAt.getTime()).toBeGreaterThan(project?.createdAt.getTime() ?? Number.NaN);
    expect(createdAt.getTime()).toBeGreaterThan(author?.createdAt.getTime() ?? Number.NaN);
    expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});
