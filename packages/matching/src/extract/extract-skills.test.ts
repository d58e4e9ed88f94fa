import { describe, expect, test } from 'vitest';
import { extractSkills } from './extract-skills.ts';

function found(text: string): string[] {
  return extractSkills(text).map(({ skillId }) => skillId);
}

describe('extractSkills', () => {
  test('finds names in any spelling, with their offsets', () => {
    const text = 'We use ReactJS, react native and Node.js.';
    expect(extractSkills(text)).toEqual([
      { skillId: 'react', start: 7, end: 14, surface: 'ReactJS' },
      { skillId: 'react-native', start: 16, end: 28, surface: 'react native' },
      { skillId: 'nodejs', start: 33, end: 40, surface: 'Node.js' },
    ]);
  });

  test.each([
    ['Next.js, NextJS and next js', ['nextjs', 'nextjs', 'nextjs']],
    ['machine\n  learning and machine-learning', ['machine-learning', 'machine-learning']],
    ['React.js/Vue.js/TypeScript', ['react', 'vue', 'typescript']],
    ['ASP.NET Core on .NET 8', ['aspnet', 'dotnet']],
    ['CI/CD with GitHub Actions', ['cicd', 'github-actions']],
    ['Python3.11, HTML5 and Angular17', ['python', 'html', 'angular']],
    ['#reactjs 🚀Docker 使用Kubernetes部署', ['react', 'docker', 'kubernetes']],
    ['Ruby on Rails', ['rails']],
    ['Amazon Web Services', ['aws']],
    ['Google Cloud Platform', ['gcp']],
    ['T-SQL, PL/SQL, SQL', ['tsql', 'plsql', 'sql']],
    ['Socket.IO', ['socketio']],
  ])('reads %j', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test.each([
    'javascripting reactive dockerize',
    'see https://github.com/docker/compose and www.docker.com',
    'main.py, index.js, package.json and styles.css',
    'machine\n\nlearning',
    'there is no squeal',
    '',
    '   ',
  ])('finds nothing in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('prefers the longest name', () => {
    expect(found('Spring Boot')).toEqual(['spring-boot']);
    expect(found('React Native Web')).toEqual(['react-native']);
    expect(found('JavaScript')).toEqual(['javascript']);
  });
});
