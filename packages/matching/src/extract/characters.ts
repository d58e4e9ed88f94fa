const wordPattern = /[\p{L}\p{N}\p{M}]/u;
/** Scripts above this code are written without spaces: a name may be directly beside their characters. */
const unspacedScripts = 0x2e80;

/** Whether a UTF-16 code unit continues a word; false for NaN (outside the text). */
export function isWordCode(code: number): boolean {
  if (code < 0x80) return isDigitCode(code) || isAsciiLetter(code);
  return code < unspacedScripts && wordPattern.test(String.fromCharCode(code));
}

export function isDigitCode(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isAsciiLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
