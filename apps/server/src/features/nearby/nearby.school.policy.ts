import { isAcademicDomain } from '@teamwright/contracts/accounts/academic-domains.ts';

/** Mail providers that are open to everyone, so they verify no school. The part of the domain before the suffix. */
const mailHosts = new Set(
  `gmail googlemail outlook hotmail live msn yahoo ymail rocketmail icloud me mac aol aim proton protonmail pm gmx web
  t-online freenet mail email inbox yandex ya rambler qq 163 126 sina sohu naver daum hanmail hey fastmail zoho tutanota
  tuta mailbox posteo orange free laposte wanadoo sfr libero virgilio tiscali seznam centrum wp o2 interia onet bluewin
  sunrise telia online rediffmail comcast verizon att sbcglobal btinternet sky virginmedia ntlworld bigpond optusnet
  shaw rogers sympatico uol bol terra mailinator guerrillamail yopmail tempmail duck simplelogin users github gitlab`.split(
    /\s+/,
  ),
);

/** Between the name and a country: `ac.uk`, `edu.au`. */
const secondLevels = new Set('ac edu sch k12 uni school co com org net or ne go gov gob gouv'.split(' '));

/** Former students keep these addresses. */
const formerMembers = /^(?:alum|alumn[iu]s?|alumnae|graduates?|ehemalige|emerit)/;

/** Words that many schools share, which identify no school on their own. */
const commonWords = new Set(
  `university universitat universitet universitetet universite universidad universidade universita uniwersytet college
  school institute institut instituto polytechnic polytechnique technical technische technology applied science state
  national high academy hochschule fachhochschule ecole escola escuela international royal city`.split(/\s+/),
);

interface Host {
  /** The registered name, without hyphens: `tuberlin`. */
  readonly name: string;
  readonly isMailHost: boolean;
  readonly isAcademic: boolean;
  readonly isForFormerMembers: boolean;
}

function readHost(domain: string): Host {
  const labels = domain.split('.');
  const top = labels.pop() ?? '';
  if (top.length === 2 && labels.length > 1 && secondLevels.has(labels.at(-1) ?? '')) labels.pop();
  const name = labels.pop() ?? '';
  return {
    name: name.replaceAll('-', ''),
    isMailHost: mailHosts.has(name),
    isAcademic: isAcademicDomain(domain),
    isForFormerMembers: labels.some((label) => formerMembers.test(label)),
  };
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** The canonical form of a mailbox. The part after a plus is free for its owner to choose, so it is removed. */
export function mailboxOf(address: string): string {
  const [name = ''] = address.slice(0, address.lastIndexOf('@')).split('+');
  return `${name}@${domainOf(address)}`.toLowerCase();
}

/**
 * Why an address of this domain does not verify this school, or undefined. There is no list of schools. The registered
 * name must spell the school's name, so an invented school proves nothing about another one.
 * @param words of the school's name in plain form
 */
export function notVerifiableReason(domain: string, words: readonly string[]): string | undefined {
  const host = readHost(domain);
  if (host.isMailHost)
    return 'Anyone can get an address there. Please use the one that your school gave you.';
  if (host.isForFormerMembers) return 'This is an address for former members. Please use a current one.';
  if (spells(host, words)) return undefined;
  return `We cannot tell from its name that ${domain} belongs to your school. Write the school in your profile as it calls itself.`;
}

function spells({ name, isAcademic }: Host, words: readonly string[]): boolean {
  if (name.length >= 3 && name === words.map((word) => word[0]).join('')) return true;
  const min = isAcademic ? 2 : 3;
  return name.length >= min && spelledBy(name, words, isAcademic);
}

/**
 * Whether the name consists of prefixes of the words, in their order. It must contain one distinctive word in full.
 * For a domain that only schools can register, prefixes of all words are enough.
 */
function spelledBy(name: string, words: readonly string[], isAcademic: boolean): boolean {
  const tried = new Set<string>();

  function rest(at: number, word: number, whole: boolean, skipped: boolean): boolean {
    if (at === name.length && whole) return true;
    const state = `${at} ${word} ${whole} ${skipped}`;
    if (word === words.length || tried.has(state)) return at === name.length && isAcademic && !skipped;
    tried.add(state);
    const text = words[word] ?? '';
    const own = !commonWords.has(text);
    if (rest(at, word + 1, whole, skipped || own)) return true;
    for (let length = 1; length <= text.length && name[at + length - 1] === text[length - 1]; length++) {
      const inFull = own && length === text.length && length >= 3;
      if (rest(at + length, word + 1, whole || inFull, skipped)) return true;
    }
    return false;
  }

  return rest(
    0,
    0,
    false,
    words.every((word) => commonWords.has(word)),
  );
}
