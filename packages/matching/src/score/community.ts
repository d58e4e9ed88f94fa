import { Numbering } from '../index/numbering.ts';
import { compileDeveloper, type DeveloperRecord } from '../profile/developer-record.ts';
import { compileProject, type ProjectRecord } from '../profile/project-record.ts';
import type { DeveloperProfile, ProjectProfile } from '../types.ts';
import type { SkillCatalogue } from './skill-links.ts';
import { SkillSpace } from './skill-space.ts';
import { Statistics } from './statistics.ts';

/** Everyone and everything the engine knows, with the statistics that follow from it. */
export class Community {
  readonly space: SkillSpace;
  readonly words = new Numbering();
  readonly statistics = new Statistics();
  readonly developers = new Map<string, DeveloperRecord>();
  readonly projects = new Map<string, ProjectRecord>();

  constructor(catalogue: SkillCatalogue) {
    this.space = new SkillSpace(catalogue);
  }

  putDeveloper(profile: DeveloperProfile): DeveloperRecord {
    this.dropDeveloper(profile.id);
    const record = compileDeveloper(profile, this.space, this.words);
    this.developers.set(record.id, record);
    this.statistics.add(record);
    return record;
  }

  dropDeveloper(id: string): void {
    const record = this.developers.get(id);
    if (!record) return;
    this.developers.delete(id);
    this.statistics.remove(record);
  }

  putProject(profile: ProjectProfile): ProjectRecord {
    const record = compileProject(profile, this.space, this.words);
    this.projects.set(record.id, record);
    return record;
  }

  dropProject(id: string): void {
    this.projects.delete(id);
  }
}
