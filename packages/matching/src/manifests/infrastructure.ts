import { type Finding, finding } from './finding.ts';
import { under } from './formats/entry.ts';
import { textLines } from './formats/text-lines.ts';
import { readYaml } from './formats/yaml.ts';

const fromPattern =
  /^\s{0,20}FROM\s{1,10}(?:--platform=\S{1,80}\s{1,10})?(\S{1,250})(?:\s{1,10}AS\s{1,10}(\S{1,80}))?/i;
const providerPattern = /^\s{0,40}provider\s{1,4}"([\w/-]{1,80})"/;
const sourcePattern = /^\s{0,80}source\s{0,10}=\s{0,4}"([\w./-]{1,120})"/;
const resourcePattern = /^\s{0,40}(?:resource|data)\s{1,4}"([a-z]+)_\w{1,80}"/;
const databaseUrl =
  /\b(postgres(?:ql)?|mysql|mariadb|mongodb|redis|amqps?|sqlite|sqlserver|jdbc:[a-z]{2,20})(?:\+\w{1,20})?:\/\//g;
const prismaProvider = /^\s{0,20}provider\s{0,20}=\s{0,4}"(\w{1,30})"/;
const adapterPattern = /^\s{0,20}adapter:\s{0,10}["']?(\w{1,30})/;

/** Dockerfile: its base images, without its own stages. */
export function readDockerfile(text: string): Finding[] {
  const stages = new Set<string>();
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const [, image = '', stage] = fromPattern.exec(line) ?? [];
    const known = stages.has(image.toLowerCase());
    if (stage) stages.add(stage.toLowerCase());
    return image === '' || known || image.startsWith('$') ? [] : [finding('docker', image, number)];
  });
}

/** Compose files: the images of services, and the databases in their connection addresses. */
export function readCompose(text: string): Finding[] {
  const images = under(readYaml(text), 'services', '*', 'image').map(({ value, line }) =>
    finding('docker', plainImage(value), line),
  );
  return [...images, ...readAddresses(text)];
}

/** `${IMAGE:-postgres:16}` means postgres by default. */
function plainImage(value: string): string {
  return /^\$\{\w{1,60}:?-([^}]{1,200})\}/.exec(value)?.[1] ?? value;
}

/** GitHub workflows: actions, and the images of jobs and services. */
export function readWorkflow(text: string): Finding[] {
  return readYaml(text).flatMap(({ path, value, line }) => {
    const key = path.at(-1);
    if (key === 'uses' && !value.startsWith('.'))
      return [finding('action', value.split('@')[0] ?? '', line, true)];
    const isImage = (key === 'image' || key === 'container') && value !== '';
    return isImage ? [finding('docker', plainImage(value), line, true)] : [];
  });
}

/** .gitlab-ci.yml and .travis.yml: images and services. */
export function readPipeline(text: string): Finding[] {
  return readYaml(text).flatMap(({ path, value, line }) => {
    const isImage = value !== '' && path.some((step) => step === 'image' || step === 'services');
    return isImage ? [finding('docker', plainImage(value), line, true)] : [];
  });
}

/** *.tf: providers, also found by the resources used. */
export function readTerraform(text: string): Finding[] {
  const seen = new Set<string>();
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const name = (providerPattern.exec(line) ?? sourcePattern.exec(line) ?? resourcePattern.exec(line))?.[1];
    if (!name || seen.has(name)) return [];
    seen.add(name);
    return [finding('terraform', name, number)];
  });
}

/** Example settings: the databases in their connection addresses. */
export function readAddresses(text: string): Finding[] {
  const seen = new Set<string>();
  const found: Finding[] = [];
  for (const { text: line, number } of textLines(text)) {
    if (!line.includes('://')) continue;
    for (const [, scheme = ''] of line.matchAll(databaseUrl)) {
      if (!seen.has(scheme)) found.push(finding('setting', `url/${scheme}`, number));
      seen.add(scheme);
    }
  }
  return found;
}

/** schema.prisma and Rails' database.yml: the database they use. */
export function readDatabaseSettings(text: string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const name = (prismaProvider.exec(line) ?? adapterPattern.exec(line))?.[1];
    return name ? [finding('setting', `database/${name}`, number)] : [];
  });
}
