import { matchingCopy } from '../../copy/matching.ts';
import { fill } from '../../texts.ts';

/** The texts of a match, from the viewer's perspective. */
export interface WhyWords {
  /** The person or project that the match is about. */
  about: string;
  title: string;
  /** The person's fit for the project. */
  forProject: string;
  /** The project's fit for the person. */
  forPerson: string;
}

/** For an owner who views a person. */
export function wordsOnPerson(name: string): WhyWords {
  return {
    about: name,
    title: fill(matchingCopy.whyTitle, { name }),
    forProject: fill(matchingCopy.projectFor, { name }),
    forPerson: fill(matchingCopy.projectForThem, { name }),
  };
}

/** For a user who views a project. */
export function wordsOnProject(title: string): WhyWords {
  return {
    about: title,
    title: fill(matchingCopy.whyTitle, { name: title }),
    forProject: matchingCopy.youFit,
    forPerson: matchingCopy.fitsYou,
  };
}
