/** Folders with third-party code, examples or tests. */
const foreignFolders = new Set(
  `node_modules bower_components jspm_packages vendor vendors vendored third_party third-party thirdparty
  external externals extern deps pods carthage .venv venv virtualenv site-packages __pypackages__ .tox
  dist .next .nuxt .output coverage
  example examples sample samples demo demos playground playgrounds sandbox .codesandbox
  fixture fixtures __fixtures__ testdata test-data test_data mock mocks __mocks__ snapshots __snapshots__
  test tests __tests__ spec specs testing testsuite
  template templates boilerplate scaffold`.split(/\s+/),
);

/** `api_tests`, `example-app` */
const foreignFolderPattern = /[-_]tests?$|^examples?[-_]/;
const maxPathLength = 400;

/** Whether a path belongs to the repository's own product, judged by its folders. */
export function isOwnPath(path: string): boolean {
  if (path.length > maxPathLength) return false;
  return !path
    .toLowerCase()
    .split('/')
    .slice(0, -1)
    .some((folder) => foreignFolders.has(folder) || foreignFolderPattern.test(folder));
}
