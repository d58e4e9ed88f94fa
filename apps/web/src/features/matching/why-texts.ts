import { matchingCopy } from '../../copy/matching.ts';
import { fill } from '../../texts.ts';

/** The texts of a match, from the viewer's perspective. */
export interface WhyTexts {
  /** The user or project that the match is about. */
  about: string;
  title: string;
  /** The fit of the user for the project. */
  forProject: string;
  /** The fit of the project for the user. */
  forPerson: string;
}

/** For an owner who views a user. */
export function whyTextsOfUser(name: string): WhyTexts {
  return {
    about: name,
    title: fill(matchingCopy.whyTitle, { name }),
    forProject: fill(matchingCopy.projectFor, { name }),
    forPerson: fill(matchingCopy.projectForThem, { name }),
  };
}

/** For a user who views a project. */
export function whyTextsOfProject(title: string): WhyTexts {
  return {
    about: title,
    title: fill(matchingCopy.whyTitle, { name: title }),
    forProject: matchingCopy.youFit,
    forPerson: matchingCopy.fitsYou,
  };
}
