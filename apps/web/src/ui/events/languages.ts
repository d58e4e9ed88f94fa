/** ISO 639 codes of the languages that the list offers. */
const codes =
  'ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv mk ml mn mr ms mt my nb ne nl pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi yue zh zu';

let names: Intl.DisplayNames | undefined;

/** 'German' for `de`; the code itself if it has no name. */
export function languageName(code: string): string {
  names ??= new Intl.DisplayNames('en-GB', { type: 'language' });
  return names.of(code) ?? code;
}

/** All offered languages by name. */
export function knownLanguages(): { code: string; name: string }[] {
  return codes
    .split(' ')
    .map((code) => ({ code, name: languageName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Languages that the browser's user reads, without regions. */
export function languagesOfBrowser(): string[] {
  const bases = navigator.languages.map((language) => language.split('-')[0]?.toLowerCase() ?? '');
  return [...new Set(bases)].filter((code) => /^[a-z]{2,3}$/.test(code));
}
