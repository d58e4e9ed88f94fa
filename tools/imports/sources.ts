import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Program, parseSync, Visitor } from 'oxc-parser';

/** A source file and its imports. Paths are relative to the checkout. */
export interface Source {
  path: string;
  /** Files of the checkout, or names of packages and Node modules. */
  imports: string[];
  /** Whether it uses `process.env`. */
  readsEnvironment: boolean;
}

const patterns = ['{apps,packages}/*/src/**/*.{ts,tsx}', 'tools/**/*.ts', 'bench/**/*.ts', 'e2e/**/*.ts'];

/** Every source file below `base`, parsed. */
export function readSources(base: string): Source[] {
  const files = globSync(patterns, { cwd: base, exclude: ['**/node_modules/**'] });
  return files.sort().map((path) => parse(path, readFileSync(join(base, path), 'utf8')));
}

function parse(path: string, text: string): Source {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value),
  );
  const requests = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported];
  const found = new Set(requests.filter((request) => request !== undefined));
  return { path, ...lookInside(program, path, found) };
}

/** Reads the syntax tree: lazy imports, imports inside types, and uses of the environment. */
function lookInside(program: Program, path: string, requests: Set<string>): Omit<Source, 'path'> {
  let readsEnvironment = requests.has('dotenv');
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') requests.add(source.value);
    },
    TSImportType({ source }) {
      requests.add(source.value);
    },
    MemberExpression({ object, property }) {
      const named =
        property.type === 'Identifier' ? property.name : property.type === 'Literal' && property.value;
      if (object.type === 'Identifier' && object.name === 'process' && named === 'env')
        readsEnvironment = true;
    },
    ImportDeclaration({ source, specifiers }) {
      if (!/^(node:)?process$/.test(source.value)) return;
      readsEnvironment ||= specifiers.some(({ local }) => local.name === 'env');
    },
  }).visit(program);
  return { imports: [...requests].map((request) => resolve(path, request)), readsEnvironment };
}

/** Imports contain the full file name here, so resolving means joining paths. */
function resolve(from: string, request: string): string {
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request);
  return request.replace(/^@teamwright\/(contracts|matching)\//, 'packages/$1/src/');
}
