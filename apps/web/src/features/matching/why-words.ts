import { matchingCopy } from '../../copy/matching.ts';
import { fill } from '../../texts.ts';

/** A match in the words of whoever looks at it. */
export interface WhyWords {
  /** Whom or what it is about. */
  about: string;
  title: string;
  /** The person for the project. */
  forProject: string;
  /** The project for the person. */
  forPerson: string;
}

/** For an owner who looks at a person. */
export function wordsOnPerson(name: string): WhyWords {
  return {
    about: name,
    title: fill(matchingCopy.whyTitle, { name }),
    forProject: fill(matchingCopy.projectFor, { name }),
    forPerson: fill(matchingCopy.projectForThem, { name }),
  };
}

/** For a person who looks at a project. */
export function wordsOnProject(title: string): WhyWords {
  return {
    about: title,
    title: fill(matchingCopy.whyTitle, { name: title }),
    forProject: matchingCopy.youFit,
    forPerson: matchingCopy.fitsYou,
  };
}
