/** The words that name a programming language in declared topics and in titles. */
const names: Readonly<Record<string, readonly string[]>> = {
  python: ['python', 'numpy', 'scipy', 'pandas', 'matplotlib', 'jupyter', 'cython'],
  r: ['r', 'rstats', 'bioconductor', 'shiny', 'cran', 'tidyverse', 'htmlwidget'],
  julia: ['julia', 'jl'],
  matlab: ['matlab', 'octave', 'simulink'],
  'c++': ['c++', 'cpp', 'cuda', 'c++11', 'c++14', 'c++17'],
  c: ['c'],
  fortran: ['fortran', 'fortran90', 'f90'],
  java: ['java', 'scala', 'kotlin', 'jvm'],
  javascript: ['javascript', 'js', 'node', 'typescript', 'html', 'd3'],
  ruby: ['ruby'],
  perl: ['perl'],
  haskell: ['haskell', 'ocaml', 'lisp', 'scheme', 'prolog', 'clojure'],
  go: ['go', 'golang', 'rust'],
  idl: ['idl'],
  stata: ['stata', 'sas', 'spss'],
  shell: ['bash', 'shell'],
  mathematica: ['mathematica', 'wolfram', 'maple'],
  php: ['php'],
  'c#': ['c#', '.net', 'net'],
};

/** The languages that the texts name. */
export function languagesIn(texts: readonly string[]): Set<string> {
  const words = new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[a-z.][a-z0-9+#]*/g) ?? [],
  );
  return new Set(Object.keys(names).filter((language) => names[language]?.some((name) => words.has(name))));
}

/** The languages that a title or repository name states or suggests; empty if none. */
export function languagesHinted(title: string, repository: string): Set<string> {
  const named = languagesIn([title.replaceAll("'s", '')]);
  if (named.size > 0) return named;
  const name = `${title.split(/[:\s]/)[0] ?? ''} ${repository}`;
  if (/\.jl\b/i.test(name)) return new Set(['julia']);
  if (/(^|[\s_-])py|py([\s_.-]|$)|\.py\b/i.test(name)) return new Set(['python']);
  if (/(^|[\s_-])r_|r([\s_-]|$)$/.test(name) || /[a-z]R\b/.test(name)) return new Set(['r']);
  return named;
}
