import { skillTable } from '../skill-table.ts';

const testing = skillTable(
  'tool',
  `
jest | Jest | aka jestjs | implies testing .9, unit-testing .8, javascript .6 | related vitest .8, mocha .6 | case
vitest | Vitest | aka vi test | implies testing .9, unit-testing .8, javascript .6
mocha | Mocha | aka mochajs | implies testing .9, unit-testing .8, javascript .6 | case | context chai, test, tests, testing, jest, javascript, sinon, jasmine
chai | Chai | aka chaijs | implies testing .8, javascript .6 | related mocha .7 | case | context mocha, test, tests, testing, jest, assertion, assertions
jasmine | Jasmine | aka jasmine tests, karma jasmine | implies testing .9, javascript .6 | related jest .6 | case | context test, tests, testing, karma, jest, angular, javascript, mocha
karma | Karma | aka karma runner | implies testing .7, javascript .6 | case | context jasmine, test, tests, testing, runner, angular
testing-library | Testing Library | aka react testing library, dom testing library | implies testing .9, react .5
enzyme | Enzyme | aka enzymejs | implies testing .8, react .8 | related testing-library .7 | case | context react, jest, test, tests, testing, mocha
playwright | Playwright | aka microsoft playwright, playwright test | implies testing .9, e2e-testing .9 | related cypress .6, puppeteer .6 | case
cypress | Cypress | aka cypress.io, cypressjs | implies testing .9, e2e-testing .9, javascript .6 | related selenium .5 | case
puppeteer | Puppeteer | implies javascript .7, browser-automation .9 | case
selenium | Selenium | aka selenium webdriver, selenium grid | implies testing .7, browser-automation .9 | related playwright .5
webdriverio | WebdriverIO | aka webdriver | implies testing .9, e2e-testing .9
appium | Appium | implies testing .9, mobile .5
detox | Detox | aka detox tests | implies testing .9, react-native .8 | case | context react, native, e2e, test, tests, testing, mobile
cucumber | Cucumber | aka cucumber tests | implies testing .8, bdd .9 | case | context bdd, test, tests, testing, gherkin, selenium, scenario, scenarios
robot-framework | Robot Framework | implies testing .9, python .4
junit | JUnit | aka junit 5 | implies java .9, unit-testing .9
testng | TestNG | implies java .9, unit-testing .9 | related junit .7
mockito | Mockito | implies java .8, unit-testing .9
spock | Spock | aka spock framework | implies groovy .8, testing .9 | case | context groovy, test, tests, testing, junit
pytest | pytest | aka py test | implies python .9, testing .9, unit-testing .8
hypothesis | Hypothesis | aka hypothesis library | implies python .8, property-based-testing .9 | case | context python, pytest, property
rspec | RSpec | implies ruby .9, testing .9
phpunit | PHPUnit | implies php .9, testing .9, unit-testing .8
xunit | xUnit.net | aka xunit | implies dotnet .8, testing .9
mstest | MSTest | implies dotnet .8, testing .9 | related xunit .7
nunit | NUnit | implies dotnet .8, testing .9 | related xunit .7
googletest | GoogleTest | aka gtest, google test | implies cpp .9, testing .9
catch2 | Catch2 | implies cpp .9, testing .9 | related googletest .7
xctest | XCTest | aka xcuitest | implies testing .9, ios .7
espresso | Espresso | aka android espresso, espresso tests | implies testing .9, android .9 | case | context android, test, tests, testing, ui, appium
fast-check | fast-check | implies property-based-testing .9, typescript .5
k6 | k6 | aka grafana k6 | implies load-testing .9
jmeter | JMeter | aka apache jmeter | implies load-testing .9
postman | Postman | implies api-design .5, testing .4 | case
insomnia | Insomnia | aka insomnia rest client | implies api-design .5, testing .4 | related postman .7 | case | context rest, client
msw | Mock Service Worker | aka msw | implies testing .7, javascript .6
pact | Pact | aka contract testing | implies testing .9 | case | context contract, consumer, provider, test, tests, testing
testcontainers | Testcontainers | aka test containers | implies integration-testing .9, docker .6
sonarqube | SonarQube | aka sonarcloud
axe-core | axe-core | aka axe accessibility | implies accessibility .9, testing .6
pa11y | Pa11y | implies accessibility .9, testing .6 | related axe-core .7
lighthouse | Lighthouse | aka lighthouse audits | implies accessibility .9, testing .6 | related axe-core .7 | case | context audits, audit, chrome, performance, accessibility, score, seo
browserstack | BrowserStack | implies testing .7
`,
);

const build = skillTable(
  'tool',
  `
vite | Vite | aka vitejs | implies javascript .6, frontend .6 | related webpack .6
webpack | Webpack | aka web pack, webpack dev server | implies javascript .6, frontend .6
rollup | Rollup | aka rollup.js | implies javascript .6 | related webpack .6 | case | context webpack, vite, bundle, bundler, bundles, javascript, plugin
esbuild | esbuild | aka es build | implies javascript .6
swc | SWC | aka swc compiler | implies javascript .6 | related esbuild .7
parcel | Parcel | aka parcel bundler, parceljs | implies javascript .6 | related webpack .6 | case | context webpack, bundle, bundler, javascript, vite
turbopack | Turbopack | implies javascript .6, nextjs .4
babel | Babel | aka babeljs | implies javascript .7 | case
gulp | Gulp | aka gulpjs | implies javascript .6 | related grunt .8 | case | context webpack, grunt, task, tasks, build, sass, javascript, node
grunt | Grunt | aka gruntjs | implies javascript .6 | case | context webpack, gulp, task, tasks, build, sass, javascript, node
npm | npm | aka node package manager, npm packages, npm package | implies nodejs .6, javascript .6 | related yarn .8, pnpm .8
yarn | Yarn | aka yarnpkg, yarn workspaces | implies javascript .6 | case | context npm, node, package, pnpm, javascript, workspaces
pnpm | pnpm | implies javascript .6
nx | Nx | aka nx monorepo, nrwl nx | implies typescript .5, monorepos .9 | case | context monorepo, angular, workspace, turborepo, lerna
turborepo | Turborepo | aka turbo repo | implies monorepos .9, javascript .5
lerna | Lerna | implies monorepos .9, javascript .5 | related turborepo .7
eslint | ESLint | aka es lint | implies javascript .7
prettier | Prettier | aka prettier formatter | implies javascript .5 | related eslint .6 | case | context eslint, format, formatting, formatter, lint, code
biome | Biome | aka biomejs | implies javascript .5 | related eslint .7 | case | context eslint, prettier, lint, linter, formatter, typescript
maven | Apache Maven | aka maven, pom.xml, mvn | implies java .8 | related gradle .7
gradle | Gradle | aka gradle build, gradle kotlin dsl | implies java .6
ant | Apache Ant | aka Ant? | implies java .7 | related maven .6 | case | context maven, java, build, gradle, ivy, jenkins
sbt | sbt | aka scala build tool | implies scala .8
cmake | CMake | aka c make | implies cpp .7
make | GNU Make | aka makefile, makefiles | implies c .3
bazel | Bazel | aka google bazel | implies monorepos .5
conan | Conan | aka conan package manager | implies cpp .8 | case | context c++, cmake, package, packages, vcpkg
cargo | Cargo | aka cargo build, crates.io | implies rust .9 | case | context rust, crate, crates, wasm
poetry | Poetry | aka python poetry | implies python .9 | case | context python, pip, dependency, dependencies, venv, pytest
pipenv | Pipenv | implies python .9 | related poetry .7
pip | pip | aka pypi | implies python .8 | context python, conda, install, virtualenv, packages
virtualenv | virtualenv | implies python .8 | related pip .7
uv-python | uv | aka astral uv | implies python .9 | related poetry .7 | context python, ruff, pip, astral
ruff | Ruff | aka ruff linter | implies python .8 | case
pylint | Pylint | implies python .8 | related ruff .7
flake8 | Flake8 | implies python .8 | related ruff .7
conda | Conda | aka anaconda, miniconda | implies python .8 | case
mypy | mypy | implies python .9
pyright | Pyright | implies python .9 | related mypy .7
composer | Composer | aka php composer, packagist | implies php .9 | case | context php, laravel, symfony, package, packages, packagist
nuget | NuGet | implies dotnet .8
cocoapods | CocoaPods | implies ios .8
carthage | Carthage | implies ios .8 | related cocoapods .7
fastlane | fastlane | aka fast lane ci | implies mobile .7, cicd .6
gcc | GCC | aka gnu compiler collection | implies c .6, compilers .4
gdb | GDB | implies c .6 | related gcc .7
swagger-ui | Swagger UI | implies api-design .6
`,
);

const practices = skillTable(
  'practice',
  `
monorepos | Monorepos | aka monorepo
browser-automation | Browser automation | aka headless browsers, headless browser | implies web-development .4
`,
);

export const testingAndBuild = [...testing, ...build, ...practices];
