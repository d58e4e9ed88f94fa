import { expect, test } from 'vitest';
import { withoutSecrets } from './repositories.secrets.policy.ts';

test.each([
  ['DATABASE_URL=postgres://ada:hunter2@db/app', 'DATABASE_URL=postgres://…@db/app'],
  ['url: mongodb+srv://root:x%40y@cluster.example/db', 'url: mongodb+srv://…@cluster.example/db'],
  ['spring.datasource.password=hunter2', 'spring.datasource.password=…'],
  ['"password": "hunter2", "user": "ada"', '"password": …, "user": "ada"'],
  ['REDIS_TOKEN: abc123 # old', 'REDIS_TOKEN: … # old'],
  ["api_key = 'k 1'", 'api_key = …'],
  ['//npm.example/:_authToken=npm_abc', '//npm.example/:_authToken=…'],
  ['curl -H ghp_0123456789abcdef', 'curl -H …'],
])('%s', (line, shown) => {
  expect(withoutSecrets(line)).toBe(shown);
});

test.each([
  '"react": "^19.0.0"',
  'passport==0.7.0',
  'image: postgres:17',
  'jsonwebtoken = "9.3"',
  '"@scope/token": "^2.1.0"',
  'FROM node:24-slim',
])('%s stays unchanged', (line) => {
  expect(withoutSecrets(line)).toBe(line);
});
