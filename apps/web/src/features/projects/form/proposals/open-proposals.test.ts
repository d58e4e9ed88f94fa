import { expect, test } from 'vitest';
import { openProposals } from './open-proposals.ts';

function found(text: string, ...skills: [skillId: string, label: string, surface: string][]) {
  const technologies = skills.map(([skillId, label, surface]) => {
    const start = text.indexOf(surface);
    return { skillId, label, mentions: [{ start, end: start + surface.length }] };
  });
  return { text, technologies, skills: [] };
}

const posting = found('React on k8s', ['react', 'React', 'React'], ['kubernetes', 'Kubernetes', 'k8s']);
const advertisement = found('K8s and Go', ['kubernetes', 'Kubernetes', 'K8s'], ['go', 'Go', 'Go']);

function ids(listed: readonly string[], dismissed: readonly string[] = []): string[] {
  return openProposals([posting, advertisement], { listed, dismissed }).technologies.map(
    ({ skillId }) => skillId,
  );
}

test('openProposals returns each found skill of all texts once', () => {
  expect(ids([])).toEqual(['react', 'kubernetes', 'go']);
});

test('openProposals omits skills that are listed by their name or by a spelling of the text', () => {
  expect(ids(['react'])).toEqual(['kubernetes', 'go']);
  expect(ids(['K8S'])).toEqual(['react', 'go']);
});

test('openProposals omits dismissed skills', () => {
  expect(ids([], ['kubernetes', 'go'])).toEqual(['react']);
});
