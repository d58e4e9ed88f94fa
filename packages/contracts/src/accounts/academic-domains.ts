/**
 * Second levels that a country's registry gives to schools only. In other countries the same letters can be a name that
 * anyone registered, such as `uni.me`.
 */
const academicSuffixes = new Set([
  ...countries(
    'ac',
    'ae at be cn cr cy id il in ir jp ke kr lk ma mu mw mz nz pa rs rw sz th tz ug uk vn za zm zw',
  ),
  ...countries(
    'edu',
    `ar au bd bh bo br bs bt co cn cu do dz ec eg es et gh gt hk hn ht iq it jm jo kw kz lb lk lr ly mk mm mn mo mt mx my
    na ng ni np om pa pe ph pk pl pr ps pt py qa rs ru sa sd sg sl sv sy tr tt tw ua uy ve vn za`,
  ),
  ...countries('sch', 'ae id ir lk ng sa uk za'),
  ...countries('school', 'nz za'),
]);

function countries(second: string, tops: string): string[] {
  return tops.split(/\s+/).map((top) => `${second}.${top}`);
}

/** Whether only schools can have this domain. */
export function isAcademicDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    (labels.at(-1) === 'edu' || (labels.length > 2 && academicSuffixes.has(labels.slice(-2).join('.'))))
  );
}

/** What readers see of a verified address: a mark for an academic domain, otherwise the domain without one. */
export function shownSchoolDomain(domain: string | null) {
  const isAcademic = domain !== null && isAcademicDomain(domain);
  return { schoolVerifiedBy: isAcademic ? domain : null, schoolAddressAt: isAcademic ? null : domain };
}
