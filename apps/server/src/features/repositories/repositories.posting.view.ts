import { limits } from '@teamwright/contracts/core/limits.ts';
import {
  headingOf,
  isFence,
  maxReadmeLength,
  withoutMarkup,
} from '@teamwright/matching/analysis/readme-markup.ts';
import { readmeProse } from '@teamwright/matching/analysis/readme-prose.ts';
import { cleanText } from '@teamwright/matching/manifests/clean-text.ts';
import { getSkill, knownSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Skill } from '@teamwright/matching/types/skills.ts';
import { plainText } from '../../platform/codehost/repository.ts';
import type { RepositoryRow } from './repositories.repository.ts';
import { withoutSecrets } from './repositories.secrets.policy.ts';

const maxDescription = 1_200;
const maxTasks = 8;
const maxTaskLength = 200;
const maxTechnologies = 8;
const maxSkills = 4;

/** Headings of sections whose list items are open work. */
const taskHeading =
  /^(?:help wanted|how (?:to|you can|can you) help|where (?:to|you can) help|road ?map|to-?dos?|what[’']?s next|next steps|open (?:tasks|work)|planned|future work)\b/i;
const listItem = /^\s{0,3}(?:[-*+]|\d{1,3}[.)])\s+(?!\[[xX]\])(?:\[ \]\s+)?(\S.*)$/;

type Facts = Pick<RepositoryRow, 'name' | 'description' | 'language' | 'topics'>;

/** A posting from a repository, its README and the skills that it shows, within the limits of the form. */
export function postingDraft(facts: Facts, readme: string, skillIds: readonly string[]) {
  const text = cleanText(readme.slice(0, maxReadmeLength)).split('\n').map(withoutSecrets).join('\n');
  const title = titleOf(facts.name);
  const known = skillsOf(facts, skillIds);
  return {
    name: facts.name,
    title,
    description: descriptionOf(facts, title, text),
    technologies: labels(known.filter(isTechnology), maxTechnologies),
    skills: labels(
      known.filter((skill) => !isTechnology(skill)),
      maxSkills,
    ),
    responsibilities: tasksOf(text).join('\n'),
  };
}

/** `ferry-board` becomes 'Ferry board'. */
function titleOf(name: string): string {
  const words = name
    .replace(/[-_.]+/g, ' ')
    .trim()
    .slice(0, limits.title.max);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The description of the repository, then the beginning of the README without the heading that repeats the name. */
function descriptionOf({ description, name }: Facts, title: string, readme: string): string {
  const own = [title, name].map((text) => text.toLowerCase());
  const prose = readmeProse(readme)
    .map((line) => plainText(line, maxDescription))
    .filter((line) => !own.includes(line.toLowerCase()) && line !== description);
  const paragraphs = [plainText(description, maxDescription), wholeWords(prose.join(' '))];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** Ends after the last whole sentence, or else word, that fits. */
function wholeWords(text: string): string {
  if (text.length <= maxDescription) return text;
  const start = text.slice(0, maxDescription);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => start.lastIndexOf(end)));
  return sentence > 0 ? start.slice(0, sentence + 1) : start.slice(0, start.lastIndexOf(' '));
}

/** The list items of sections about open work. Items that are ticked off are left out. */
function tasksOf(readme: string): string[] {
  const tasks: string[] = [];
  let fenced = false;
  let inside: number | undefined;
  for (const line of readme.split('\n')) {
    if (isFence(line)) fenced = !fenced;
    const heading = fenced ? undefined : headingOf(line);
    if (heading && taskHeading.test(heading.title)) inside = heading.depth;
    else if (heading && inside !== undefined && heading.depth <= inside) inside = undefined;
    const item = fenced || inside === undefined ? undefined : listItem.exec(line)?.[1];
    const task = item && plainText(withoutMarkup(item).replace(/\s+/g, ' '), maxTaskLength);
    if (task) tasks.push(task);
  }
  return tasks.slice(0, maxTasks);
}

/** What the analysis found; before it is done, the main language and the topics. */
function skillsOf({ language, topics }: Facts, skillIds: readonly string[]): Skill[] {
  const found = [...skillIds.map(getSkill), ...[language, ...topics].map(knownSkill)];
  const byId = new Map(found.flatMap((skill) => (skill ? [[skill.id, skill] as const] : [])));
  return [...byId.values()];
}

function isTechnology({ kind }: Skill): boolean {
  return kind !== 'practice' && kind !== 'role';
}

function labels(skills: readonly Skill[], max: number): string[] {
  return skills.slice(0, max).map(({ label }) => label);
}
