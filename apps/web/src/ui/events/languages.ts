import { languageCodes, languageName } from '@teamwright/contracts/events/languages.ts';

/** All offered languages by name. */
export function knownLanguages(): { code: string; name: string }[] {
  return languageCodes
    .map((code) => ({ code, name: languageName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Languages that the browser's user reads, without regions. */
export function languagesOfBrowser(): string[] {
  const bases = navigator.languages.map((language) => language.split('-')[0]?.toLowerCase() ?? '');
  return [...new Set(bases)].filter((code) => /^[a-z]{2,3}$/.test(code));
}
