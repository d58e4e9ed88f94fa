/** Headings that most repositories have: how to use the project and its credits, not its topic. */
const handling =
  'install(?:ation|ing)?|set ?up|setting up|getting started|quick ?start|run(?:ning)?|build(?:ing)?|compil(?:e|ing)|start(?:ing)?|tests?|testing|lint(?:ing)?|deploy(?:ment|ing)?';
const others = [
  'prerequisites?|requirements?|configuration|customi[sz]e configuration|local development|development server',
  'scripts|available scripts|commands|code scaffolding|project setup|project structure|folder structure|badges',
  'learn more|further help|further reading|additional resources|useful links|links|resources|references',
  'contribut(?:e|ing|ion|ions)|contributors?|authors?|maintainers?|credits?|acknowledge?ments?|thanks',
  'licen[cs]e|licensing|copyright|code of conduct|changelog|release notes|roadmap|sponsors?|backers|support',
  'contacts?|contact us|stay in touch|star history|table of contents|contents|toc|recommended ide setup',
  'code splitting|analyzing the bundle size|making a progressive web app|advanced configuration|react compiler',
  'compiles and .{1,40}|type support for .{1,40}|expanding the eslint configuration',
].join('|');
const what =
  '(?: (?:the |your )?(?:app|application|project|server|tests?|code|repo|repository|docs?|dev server|unit tests|end-to-end tests))?';
const tail = '(?: locally| instructions| guide| steps)?(?: (?:and|&) .{1,40})?';
const routine = new RegExp(
  `^(?:how to |to )?(?:(?:${handling})${what}(?: (?:on|with|from|via|for) .{1,40})?|(?:${others}))${tail}$`,
);

/** Whether sections with this heading have the same content in most READMEs. */
export function isRoutine(title: string): boolean {
  const plain = title
    .slice(0, 120)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&.+-]+/gu, ' ')
    .trim();
  return routine.test(plain);
}

/** Phrases that identify READMEs written by project generators. */
const generated = [
  /\b(?:bootstrapped|generated|scaffolded|created) (?:with|by|using|from) (?:the )?@?(?:create[- ]|angular cli|vue cli|react-native-community|yeoman|cookiecutter|codesandbox|stackblitz|bolt\.new|lovable)/i,
  /\btemplate (?:provides a minimal setup|should help get you started)\b/i,
  /\beverything you need to build a svelte\b/i,
  /\ba new flutter (?:project|plugin|package)\b|\bstarting point for a (?:flutter|dart)\b/i,
  /\breadme would normally document\b/i,
  /\blaravel is a web application framework with\b/i,
  /\bnode\.?js framework for building efficient\b|\bframework typescript starter\b/i,
  /\blook at the nuxt\b|\bnuxt minimal starter\b/i,
  /\bseasoned astronaut\b|\bastro starter kit\b/i,
  /\btemplate for building full-?stack react\b/i,
  /\bwebsite is built using docusaurus\b/i,
  /\bofficial starter turborepo\b|\bturborepo starter\b/i,
  /\bkick off your project with this\b/i,
  /\bto get started with gitlab\b/i,
  /\bspecial\b.{0,4} repository because\b/i,
  /\bmany great readme templates\b/i,
];

/** Whether the text was written by a project generator. */
export function isGenerated(prose: string): boolean {
  return generated.some((sign) => sign.test(prose));
}
