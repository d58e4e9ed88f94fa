/** ISO 639 codes of the languages that have a name on screens and in files. */
export const languageCodes: readonly string[] =
  'ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv mk ml mn mr ms mt my nb ne nl pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi yue zh zu'.split(
    ' ',
  );

let names: Intl.DisplayNames | undefined;

/** 'German' for `de`; the code itself if it has no name. */
export function languageName(code: string): string {
  names ??= new Intl.DisplayNames('en-GB', { type: 'language' });
  return names.of(code) ?? code;
}
