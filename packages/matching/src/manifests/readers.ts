import { readMsBuild } from './dotnet.ts';
import type { ManifestReader } from './finding.ts';
import {
  readAddresses,
  readCompose,
  readDatabaseSettings,
  readDockerfile,
  readPipeline,
  readTerraform,
  readWorkflow,
} from './infrastructure.ts';
import { readComposerJson, readDenoJson, readPackageJson } from './javascript.ts';
import { readClojure, readGradle, readPom, readSbt, readVersionCatalog } from './jvm.ts';
import { readCartfile, readPackageSwift, readPods, readPubspec, readXcodeProject } from './mobile.ts';
import { readHex, readRDescription, readRenvLock } from './others.ts';
import { readCondaEnvironment, readPipfile, readPyproject, readRequirements, readSetup } from './python.ts';
import { readGemfile, readGemspec } from './ruby.ts';
import { readCargoToml, readCMake, readConan, readGoMod, readVcpkg } from './systems.ts';

/** Matched against the lower-case path; the first match reads the file. */
const readers: readonly (readonly [RegExp, ManifestReader])[] = [
  [/(^|\/)(package|bower)\.json$/, readPackageJson],
  [/(^|\/)packages\/manifest\.json$/, readPackageJson],
  [/(^|\/)(deno\.jsonc?|import_map\.json)$/, readDenoJson],
  [/(^|\/)composer\.json$/, readComposerJson],
  [/(^|\/)requirements\/[^/]{1,80}\.(txt|in)$/, readRequirements],
  [/(^|\/)[^/]{0,40}requirements[^/]{0,40}\.(txt|in)$/, readRequirements],
  [/(^|\/)pyproject\.toml$/, readPyproject],
  [/(^|\/)pipfile$/, readPipfile],
  [/(^|\/)setup\.(py|cfg)$/, readSetup],
  [/(^|\/)environment\.ya?ml$/, readCondaEnvironment],
  [/(^|\/)go\.mod$/, readGoMod],
  [/(^|\/)cargo\.toml$/, readCargoToml],
  [/(^|\/)cmakelists\.txt$/, readCMake],
  [/(^|\/)conanfile\.(txt|py)$/, readConan],
  [/(^|\/)vcpkg\.json$/, readVcpkg],
  [/(^|\/)pom\.xml$/, readPom],
  [/\.gradle(\.kts)?$/, readGradle],
  [/\.versions\.toml$/, readVersionCatalog],
  [/\.sbt$/, readSbt],
  [/(^|\/)(project\.clj|deps\.edn|bb\.edn|shadow-cljs\.edn|build\.boot)$/, readClojure],
  [/(^|\/)(gemfile|gems\.rb)$/, readGemfile],
  [/\.gemspec$/, readGemspec],
  [/\.(csproj|fsproj|vbproj)$/, readMsBuild],
  [/(^|\/)(directory\.(packages|build)\.props|packages\.config)$/, readMsBuild],
  [/(^|\/)(mix\.exs|rebar\.config)$/, readHex],
  [/(^|\/)pubspec\.yaml$/, readPubspec],
  [/(^|\/)package\.swift$/, readPackageSwift],
  [/(^|\/)podfile$|\.podspec$/, readPods],
  [/(^|\/)cartfile$/, readCartfile],
  [/(^|\/)project\.pbxproj$/, readXcodeProject],
  [/(^|\/)description$/, readRDescription],
  [/(^|\/)renv\.lock$/, readRenvLock],
  [/(^|\/)(dockerfile|containerfile)(\.[^/]{1,60})?$|\.dockerfile$/, readDockerfile],
  [/(^|\/)(docker-)?compose[^/]{0,60}\.ya?ml$/, readCompose],
  [/(^|\/)\.(github|gitea|forgejo)\/workflows\/[^/]{1,100}\.ya?ml$/, readWorkflow],
  [/(^|\/)(\.gitlab-ci|\.travis|bitbucket-pipelines|\.woodpecker)\.ya?ml$/, readPipeline],
  [/\.tf$/, readTerraform],
  [/\.prisma$|(^|\/)config\/database\.yml$/, readDatabaseSettings],
  [/(^|\/)(\.env\.[\w.-]{1,40}|env\.example|application[\w.-]{0,40}\.(properties|ya?ml))$/, readAddresses],
];

/** Longer paths are not manifests. */
const maxPathLength = 400;

/** The reader of the file at this path, if it is a manifest. */
export function readerOf(path: string): ManifestReader | undefined {
  if (path.length > maxPathLength) return undefined;
  const lower = path.toLowerCase();
  return readers.find(([pattern]) => pattern.test(lower))?.[1];
}
