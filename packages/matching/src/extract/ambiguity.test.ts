import { describe, expect, test } from 'vitest';
import { extractSkills } from './extract-skills.ts';

const meant: [skill: string, text: string][] = [
  ['go', 'Our Go services run on Kubernetes.'],
  ['go', 'Written in Go'],
  ['go', 'python, go, docker'],
  ['go', 'Go, Rust and Elm'],
  ['go', 'a Go-based gateway'],
  ['c', 'C, C++ and C#'],
  ['c', 'firmware in C for small boards'],
  ['c', 'C/C++'],
  ['r', 'R Markdown in R'],
  ['r', 'statistics with R and Python'],
  ['spring', 'Java and Spring'],
  ['spring', 'Spring with Hibernate'],
  ['express', 'an Express server'],
  ['express', 'MongoDB, Express, React, Node.js'],
  ['swift', 'an iOS app in Swift'],
  ['rust', 'Rust crates for the parser'],
  ['dart', 'Flutter and Dart'],
  ['julia', 'numerical code in Julia'],
  ['flask', 'a Flask API'],
  ['phoenix', 'Elixir and Phoenix'],
  ['gin', 'Go with the Gin framework'],
  ['chef', 'Chef cookbooks'],
  ['salt', 'Ansible, Salt or Puppet'],
  ['unity', 'a Unity game'],
  ['spark', 'data jobs on Spark'],
  ['oracle-database', 'an Oracle database'],
  ['excel', 'reports in Excel'],
  ['helm', 'Helm charts'],
  ['vault', 'secrets in Vault'],
  ['less', 'CSS, Sass and Less'],
  ['bun', 'the Bun runtime'],
  ['processing', 'sketches made with Processing'],
  ['swing', 'a Java Swing window'],
  ['elm', 'We rewrote it in Elm'],
  ['go', 'reactjs django go docker'],
  ['flask', 'the page is built with flask'],
  ['unity', 'We used Unity with friends.'],
  ['react', 'a website in react and node'],
  ['bootstrap', 'jquery, bootstrap'],
];

const notMeant: [skill: string, text: string][] = [
  ['go', 'we go to the lake'],
  ['go', 'Go to our API docs.'],
  ['go', 'ready to go live'],
  ['go', 'Go-to-market plans'],
  ['c', 'vitamin C and plan C'],
  ['c', "the C's, C-suite and section 3.C"],
  ['r', 'R&D at Toys R Us'],
  ['r', 'Dr. R. Miller'],
  ['spring', 'spring 2024'],
  ['spring', 'Spring 2024: React workshop'],
  ['spring', 'We start in Spring.'],
  ['express', 'express interest'],
  ['express', 'Express your interest in our API'],
  ['swift', 'swift response'],
  ['swift', 'Swift responses from the team'],
  ['rust', 'the car shows rust'],
  ['dart', 'a dart board'],
  ['julia', 'Julia leads the team'],
  ['flask', 'a flask of tea'],
  ['phoenix', 'an office in Phoenix, Arizona'],
  ['gin', 'gin and tonic'],
  ['echo', 'an echo in the hall'],
  ['chef', 'a chef shares recipes'],
  ['salt', 'salt and pepper'],
  ['unity', 'unity in diversity'],
  ['spark', 'spark joy'],
  ['beam', 'beam me up'],
  ['oracle-database', 'the oracle spoke'],
  ['excel', 'people who excel'],
  ['access', 'Access to data for all'],
  ['helm', 'at the helm'],
  ['less', 'less is more'],
  ['bun', 'a bun with cheese'],
  ['processing', 'payment processing'],
  ['swing', 'the swing in the garden'],
  ['ruby', 'a ruby ring'],
  ['crystal', 'crystal clear'],
  ['react', 'how people react to change'],
  ['d-language', 'Python Developer (m/f/d) in R & D'],
  ['api-design', 'it calls an API'],
];

function found(text: string): Set<string> {
  return new Set(extractSkills(text).map(({ skillId }) => skillId));
}

describe('ambiguous names', () => {
  test.each(meant)('finds %s in %j', (skill, text) => {
    expect(found(text)).toContain(skill);
  });

  test.each(notMeant)('does not find %s in %j', (skill, text) => {
    expect(found(text)).not.toContain(skill);
  });

  test('keeps one sense within a text', () => {
    expect(found('The backend is in Go. Most of us came to Go late.')).toContain('go');
    const twice = extractSkills('Golang it is. We think Go is small.').filter(
      ({ skillId }) => skillId === 'go',
    );
    expect(twice).toHaveLength(2);
  });
});
