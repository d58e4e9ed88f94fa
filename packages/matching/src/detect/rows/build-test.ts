import { detectorTable } from '../detector-table.ts';

/** Build and test tools; the most common ones are `minor`. */
export const buildAndTest = detectorTable(`
vite | Vite | npm vite vite-* @vitejs/* | gem vite_rails vite_ruby | composer innocenzi/laravel-vite | files vite.config.*
vitest | Vitest | npm vitest @vitest/* | files vitest.config.*
jest | Jest | npm jest ts-jest babel-jest @jest/* jest-environment-* @types/jest jest-expo | files jest.config.*
mocha | Mocha | npm mocha @types/mocha | files .mocharc.*
chai | Chai | minor | npm chai chai-*
jasmine | Jasmine | npm jasmine jasmine-core
karma | Karma | npm karma karma-* | files karma.conf.js
testing-library | Testing Library | minor | npm @testing-library/*
enzyme | Enzyme | npm enzyme enzyme-*
playwright | Playwright | npm @playwright/test playwright playwright-core playwright-* | pypi playwright pytest-playwright | maven com.microsoft.playwright:* | nuget microsoft.playwright* | gem playwright-ruby-client capybara-playwright-driver | docker mcr.microsoft.com/playwright | files playwright.config.*
cypress | Cypress | npm cypress @cypress/* cypress-* | gem cypress-on-rails cypress-rails | docker cypress/included cypress/* | action cypress-io/github-action | files cypress.config.* cypress.json
selenium | Selenium | npm selenium-webdriver | pypi selenium seleniumbase helium | gem selenium-webdriver webdrivers | maven org.seleniumhq.selenium:* | nuget selenium.webdriver selenium.* | docker selenium/* | cargo thirtyfour
webdriverio | WebdriverIO | npm webdriverio @wdio/*
appium | Appium | npm appium | pypi appium-python-client | maven io.appium:*
detox | Detox | npm detox
cucumber | Cucumber | npm @cucumber/cucumber cucumber | gem cucumber cucumber-rails | maven io.cucumber:* | cargo cucumber | ext feature
robot-framework | Robot Framework | pypi robotframework robotframework-* | ext robot
msw | Mock Service Worker | npm msw
pact | Pact | npm @pact-foundation/pact | gem pact
axe-core | axe-core | minor | npm axe-core @axe-core/* jest-axe cypress-axe
fast-check | fast-check | npm fast-check @fast-check/*
lighthouse | Lighthouse | minor | npm lighthouse @lhci/cli
junit | JUnit | maven libs.junit* junit:junit org.junit.*:* org.junit:* spring-boot-starter-test spring-boot-starter-*-test junit-jupiter* io.quarkus:quarkus-junit5 androidx.test.ext:junit~
testng | TestNG | maven org.testng:testng
mockito | Mockito | minor | maven org.mockito:* org.mockito.kotlin:* | pub mockito mocktail~
mockk | MockK | minor | maven libs.mockk* io.mockk:*
kotest | Kotest | maven io.kotest:*
spock | Spock | maven org.spockframework:*
scalatest | ScalaTest | maven org.scalatest:*
testcontainers | Testcontainers | npm testcontainers @testcontainers/* | pypi testcontainers | maven org.testcontainers:* spring-boot-testcontainers | nuget testcontainers testcontainers.* | go github.com/testcontainers/testcontainers-go | cargo testcontainers testcontainers-modules
espresso | Espresso | maven androidx.test.espresso:*
jmeter | JMeter | files *.jmx | maven kg.apc:*
gatling | Gatling | maven io.gatling:* io.gatling.highcharts:* io.gatling.gradle
k6 | k6 | npm k6 @types/k6 | docker grafana/k6 loadimpact/k6 | action grafana/k6-action grafana/setup-k6-action
locust | Locust | pypi locust | docker locustio/locust
pytest | pytest | pypi pytest pytest-* | files pytest.ini conftest.py
hypothesis | Hypothesis | pypi hypothesis
tox | tox | minor | pypi tox | files tox.ini
rspec | RSpec | gem rspec rspec-rails rspec-* | files .rspec
minitest | Minitest | gem minitest minitest-*
capybara | Capybara | minor | gem capybara
factory-bot | factory_bot | minor | gem factory_bot factory_bot_rails factory_girl factory_girl_rails
phpunit | PHPUnit | composer phpunit/phpunit symfony/phpunit-bridge | files phpunit.xml phpunit.xml.dist
pest-php | Pest | composer pestphp/pest pestphp/*
xunit | xUnit.net | nuget xunit xunit.*
nunit | NUnit | nuget nunit nunit.* nunit3testadapter
mstest | MSTest | nuget mstest.testframework mstest.testadapter mstest
moq | Moq | minor | nuget moq
googletest | GoogleTest | cpp GTest googletest gtest
catch2 | Catch2 | cpp Catch2 catch2
webpack | Webpack | npm webpack webpack-cli webpack-dev-server webpacker @rails/webpacker webpack-merge | gem webpacker shakapacker | files webpack.config.* webpack.mix.js
rspack | Rspack | npm @rspack/* @rsbuild/* | files rsbuild.config.* rspack.config.*
rollup | Rollup | minor | npm rollup @rollup/* rollup-plugin-* | files rollup.config.*
esbuild | esbuild | minor | npm esbuild esbuild-* | gem jsbundling-rails | hex esbuild | files esbuild.js
tsup | tsup | minor | npm tsup | files tsup.config.*
swc | SWC | minor | npm @swc/* swc-loader | files .swcrc
parcel | Parcel | npm parcel parcel-bundler @parcel/*
babel | Babel | minor | npm @babel/* babel-loader babel-core babel-preset-* | files babel.config.* .babelrc
gulp | Gulp | npm gulp gulp-* | files gulpfile.js gulpfile.babel.js
grunt | Grunt | npm grunt grunt-* | files Gruntfile.js
nx | Nx | npm nx @nx/* @nrwl/* | files nx.json
turborepo | Turborepo | npm turbo | files turbo.json
lerna | Lerna | npm lerna | files lerna.json
changesets | Changesets | minor | npm @changesets/*
semantic-release | semantic-release | minor | npm semantic-release @semantic-release/* | pypi python-semantic-release
commitlint | commitlint | minor | npm @commitlint/*
husky-hooks | Husky | minor | npm husky
npm | npm | minor | files package-lock.json
yarn | Yarn | minor | files yarn.lock .yarnrc.yml
pnpm | pnpm | minor | files pnpm-lock.yaml pnpm-workspace.yaml | action pnpm/action-setup
eslint | ESLint | minor | npm eslint eslint-* @eslint/* @typescript-eslint/* typescript-eslint | files .eslintrc.* eslint.config.*
prettier | Prettier | minor | npm prettier prettier-* | files .prettierrc .prettierrc.* prettier.config.*
biome | Biome | minor | npm @biomejs/biome | files biome.json biome.jsonc
oxlint | Oxlint | minor | npm oxlint
stylelint | Stylelint | minor | npm stylelint stylelint-*
maven | Apache Maven | files pom.xml mvnw
gradle | Gradle | files build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradlew | docker gradle
ant | Apache Ant | files build.xml~
sbt | sbt | files build.sbt
leiningen | Leiningen | minor | files project.clj
cmake | CMake | files CMakeLists.txt
make | GNU Make | minor | files Makefile
bazel | Bazel | files WORKSPACE MODULE.bazel BUILD.bazel WORKSPACE.bazel | npm @bazel/*
meson | Meson | files meson.build
conan | Conan | files conanfile.txt conanfile.py
vcpkg | vcpkg | files vcpkg.json
cargo | Cargo | minor | files Cargo.lock
composer | Composer | minor | files composer.lock
poetry | Poetry | minor | files poetry.lock | pypi poetry poetry-core
pipenv | Pipenv | minor | files Pipfile
uv-python | uv | minor | files uv.lock | docker ghcr.io/astral-sh/uv | action astral-sh/setup-uv
conda | Conda | minor | files environment.yml environment.yaml | docker continuumio/*
ruff | Ruff | minor | pypi ruff | files ruff.toml
black-python | Black | minor | pypi black
flake8 | Flake8 | minor | pypi flake8 flake8-* | files .flake8
pylint | Pylint | minor | pypi pylint pylint-* | files .pylintrc
mypy | mypy | minor | pypi mypy django-stubs | files mypy.ini
pyright | Pyright | minor | pypi pyright basedpyright | files pyrightconfig.json
rubocop | RuboCop | minor | gem rubocop rubocop-* standard standardrb | files .rubocop.yml
phpstan | PHPStan | minor | composer phpstan/* larastan/* nunomaduro/larastan | files phpstan.neon phpstan.neon.dist
golangci-lint | golangci-lint | minor | files .golangci.yml .golangci.yaml | action golangci/golangci-lint-action
goreleaser | GoReleaser | minor | files .goreleaser.yml .goreleaser.yaml | action goreleaser/goreleaser-action
detekt | detekt | minor | maven io.gitlab.arturbosch.detekt dev.detekt
ktlint | ktlint | minor | maven org.jlleitschuh.gradle.ktlint
checkstyle | Checkstyle | minor | maven checkstyle maven-checkstyle-plugin | files checkstyle.xml
swiftlint | SwiftLint | minor | files .swiftlint.yml | pod SwiftLint
xcodegen | XcodeGen | minor | files project.yml~ Project.swift
sonarqube | SonarQube | minor | files sonar-project.properties | maven org.sonarqube | action SonarSource/*
fastlane | fastlane | gem fastlane | files Fastfile Appfile
`);
