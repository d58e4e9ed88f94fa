import { expect, test } from 'vitest';
import { buildCommunity, demoSeed } from '../build-community.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { comments, projects, developers } = buildCommunity({ now, seed: demoSeed });
const commentsById = new Map(comments.map((comment) => [comment.id, comment]));

test('places every answer after a question of its project, by the owner', () => {
  const answers = comments.filter(({ parentId }) => parentId !== null);
  expect(answers.length).toBeGreaterThan(3);
  for (const answer of answers) {
    const question = commentsById.get(answer.parentId ?? '');
    expect(question).toMatchObject({ kind: 'question', projectId: answer.projectId });
    expect(answer.createdAt.getTime()).toBeGreaterThan(question?.createdAt.getTime() ?? Number.NaN);
    expect(projects.find(({ id }) => id === answer.projectId)?.ownerId).toBe(answer.authorId);
  }
});

test("dates comments after their author's account and project, and before now", () => {
  for (const { projectId, authorId, createdAt } of comments) {
    const project = projects.find(({ id }) => id === projectId);
    const author = developers.find(({ id }) => id === authorId);
    expect(createdAt.getTime()).toBeGreaterThan(project?.createdAt.getTime() ?? Number.NaN);
    expect(createdAt.getTime()).toBeGreaterThan(author?.createdAt.getTime() ?? Number.NaN);
    expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});
