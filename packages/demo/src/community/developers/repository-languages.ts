/** Language names of code hosts that differ from the taxonomy's labels. */
const labels: Readonly<Record<string, string>> = {
  Vue: 'Vue.js',
  Shell: 'Bash',
  HCL: 'Terraform',
  Dockerfile: 'Docker',
  GDScript: 'Godot',
  'Jupyter Notebook': 'Jupyter',
};

/** The skill that code in this language shows. */
export function skillOfLanguage(language: string): string {
  return labels[language] ?? language;
}

/** Skills that are shown by bytes in a repository, even if another language leads. */
export const languageSkills: ReadonlySet<string> = new Set([
  ...[
    'TypeScript',
    'JavaScript',
    'HTML',
    'CSS',
    'Sass',
    'Python',
    'SQL',
    'Go',
    'Java',
    'Kotlin',
    'C#',
    'C',
    'C++',
  ],
  ...[
    'Rust',
    'Elixir',
    'Erlang',
    'PHP',
    'Ruby',
    'Swift',
    'Objective-C',
    'Dart',
    'GLSL',
    'Lua',
    'R',
    'Bash',
    'SVG',
  ],
]);
