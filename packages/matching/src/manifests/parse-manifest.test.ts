import { describe, expect, test } from 'vitest';
import { parseManifest } from './parse-manifest.ts';

/** `skill:line` of the skills that a manifest shows, without those shown by the whole file. */
function lines(path: string, text: string): string[] {
  return parseManifest(path, text)
    .filter(({ line }) => line > 0)
    .map(({ skillId, line }) => `${skillId}:${line}`)
    .sort();
}

const manifests: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'package.json',
    '{\n"name": "react",\n"dependencies": {\n"react-dom": "19.0.0"\n},\n"devDependencies": {\n"@playwright/test": "1"\n},\n"scripts": { "vue": "vue" }\n}',
    ['playwright:7', 'react:4'],
  ],
  ['deno.json', '{ "imports": {\n"a": "npm:hono@4",\n"b": "jsr:@std/path" } }', ['hono:2']],
  [
    'requirements/prod.txt',
    '# flask\n-r base.txt\nDjango>=5 # web\ncelery[redis]==5.4',
    ['celery:4', 'django:3'],
  ],
  [
    'pyproject.toml',
    '[project]\nname = "flask"\ndependencies = [\n  "fastapi[standard]>=0.1",\n]\n[project.optional-dependencies]\npgsql = ["psycopg2-binary"]\n[dependency-groups]\ndev = ["pytest"]\n[tool.ruff]\nline-length = 100',
    ['fastapi:4', 'postgresql:7', 'pytest:9', 'ruff:10'],
  ],
  [
    'pyproject.toml',
    '[tool.poetry.dependencies]\npandas = "^2"\n[tool.poetry.group.dev.dependencies]\nhypothesis = { version = "6" }',
    ['hypothesis:4', 'pandas:2'],
  ],
  ['Pipfile', '[packages]\nflask = "*"\n[dev-packages]\npytest = "*"', ['flask:2', 'pytest:4']],
  [
    'setup.py',
    'setup(\n  name="django",\n  install_requires=[\n    "numpy>=1",\n  ],\n  author="flask",\n)',
    ['numpy:4'],
  ],
  [
    'setup.cfg',
    '[options]\ninstall_requires =\n    scipy\n    pandas>=2\n[flake8]\nflask = no',
    ['pandas:4', 'scipy:3'],
  ],
  ['environment.yml', 'dependencies:\n  - numpy=1.26\n  - pip:\n    - torch', ['numpy:2', 'pytorch:4']],
  [
    'go.mod',
    'module github.com/gin-gonic/gin\n\nrequire (\n\tgithub.com/labstack/echo/v4 v4.1.0\n\tgorm.io/gorm v1.0.0 // indirect\n)\nrequire github.com/redis/go-redis/v9 v9.0.0',
    ['echo:4', 'redis:7'],
  ],
  [
    'Cargo.toml',
    '[package]\nname = "tokio"\n[dependencies]\naxum = "0.7"\ndiesel = { version = "2", features = [\n  "postgres",\n] }\n[target.\'cfg(unix)\'.dependencies]\nrusqlite.workspace = true\n[dev-dependencies.testcontainers]\nversion = "0.2"',
    ['axum:4', 'diesel:5', 'postgresql:6', 'sqlite:9', 'testcontainers:10'],
  ],
  [
    'pom.xml',
    '<project>\n<parent>\n<groupId>org.springframework.boot</groupId>\n<artifactId>spring-boot-starter-parent</artifactId>\n</parent>\n<dependencies>\n<!-- <dependency><groupId>org.mybatis</groupId><artifactId>mybatis</artifactId></dependency> -->\n<dependency>\n<groupId>com.mysql</groupId>\n<artifactId>mysql-connector-j</artifactId>\n<exclusions><exclusion><groupId>org.testng</groupId><artifactId>testng</artifactId></exclusion></exclusions>\n</dependency>\n</dependencies>\n</project>',
    ['mysql:10', 'spring-boot:4', 'spring:4'],
  ],
  [
    'app/build.gradle.kts',
    'plugins {\n  id("com.android.application")\n  kotlin("multiplatform") version "2.0"\n}\ndependencies {\n  // implementation("org.mybatis:mybatis:3")\n  implementation("io.ktor:ktor-server-core:2.0")\n  testImplementation("io.mockk:mockk:1")\n}',
    ['android:2', 'kotlin-multiplatform:3', 'kotlin:3', 'ktor:7', 'mockk:8'],
  ],
  [
    'build.gradle',
    "implementation group: 'org.postgresql', name: 'postgresql', version: '42'",
    ['postgresql:1'],
  ],
  [
    'gradle/libs.versions.toml',
    '[libraries]\nroom = { group = "androidx.room", name = "room-runtime", version.ref = "r" }\nokio = { module = "com.squareup.retrofit2:retrofit" }\njunit = "junit:junit:4.13"\n[plugins]\nhilt = { id = "com.google.dagger.hilt.android", version = "2" }',
    ['android:2', 'hilt:6', 'junit:4', 'retrofit:3', 'room-android:2'],
  ],
  [
    'app/build.gradle.kts',
    'plugins { alias(libs.plugins.android.application) }\nimplementation(libs.retrofit.core)',
    ['android:1', 'retrofit:2'],
  ],
  ['build.sbt', 'libraryDependencies += "dev.zio" %% "zio" % "2.0"', ['zio:1']],
  ['deps.edn', '{:deps {org.clojure/clojurescript {:mvn/version "1.11"}}}', ['clojurescript:1']],
  [
    'project.clj',
    '(defproject a "1"\n  :dependencies [[re-frame "1.4"]\n   [ring/ring-core "1.9"]])',
    ['re-frame:2', 'ring-clojure:3'],
  ],
  [
    'Gemfile',
    '# gem "sinatra"\ngem "rails", "~> 8"\ngroup :development, :test do\n  gem "rspec-rails"\nend\ngem "pg"',
    ['postgresql:6', 'rails:2', 'rspec:4'],
  ],
  [
    'a.gemspec',
    'spec.add_dependency \'sidekiq\'\nspec.add_development_dependency "rspec"',
    ['rspec:2', 'sidekiq:1'],
  ],
  [
    'composer.json',
    '{"require":{\n"php": "^8",\n"laravel/framework": "^11"},\n"require-dev":{"phpunit/phpunit":"11"}}',
    ['laravel:3', 'phpunit:4'],
  ],
  [
    'src/Web.csproj',
    '<Project Sdk="Microsoft.NET.Sdk.Web">\n<ItemGroup>\n<PackageReference Include="Npgsql" Version="8" />\n</ItemGroup>\n<PropertyGroup><UseWPF>true</UseWPF></PropertyGroup>\n</Project>',
    ['aspnet:1', 'desktop:5', 'postgresql:3', 'wpf:5'],
  ],
  ['packages.config', '<packages>\n<package id="NUnit" version="3" />\n</packages>', ['nunit:2']],
  [
    'mix.exs',
    'defp deps do\n[\n{:phoenix_live_view, "~> 1"},\n# {:absinthe, "1"},\n{:credo, "1", only: [:dev, :test]}\n]',
    ['credo:5', 'phoenix-liveview:3'],
  ],
  [
    'pubspec.yaml',
    'name: a\ndependencies:\n  flutter:\n    sdk: flutter\n  flutter_riverpod: ^2\nflutter:\n  uses-material-design: true',
    ['flutter:3', 'riverpod:5'],
  ],
  ['Package.swift', '.package(url: "https://github.com/vapor/vapor.git", from: "4.0.0"),', ['vapor:1']],
  ['ios/Podfile', "target 'A' do\n  pod 'Alamofire', '~> 5'\nend", ['alamofire:2']],
  ['Cartfile', 'github "ReactiveX/RxSwift" ~> 6', ['rxswift:1']],
  [
    'DESCRIPTION',
    'Package: a\nImports: ggplot2,\n    dplyr (>= 1.0)\nAuthor: shiny',
    ['dplyr:3', 'ggplot2:2'],
  ],
  ['renv.lock', '{"Packages": {\n"shiny": {"Version": "1"}}}', ['shiny:2']],
  ['CMakeLists.txt', 'project(a)\nfind_package(OpenCV REQUIRED)', ['opencv:2']],
  ['vcpkg.json', '{"dependencies": ["catch2",\n{"name": "sdl2"}]}', ['catch2:1', 'sdl:2']],
  ['conanfile.txt', '[requires]\nboost/1.85.0', ['boost-cpp:2']],
  [
    'Dockerfile',
    'FROM node:22 AS build\nFROM build AS test\nFROM \x24{BASE}\nFROM --platform=linux/amd64 nginx:alpine',
    ['nginx:4', 'nodejs:1'],
  ],
  [
    'docker-compose.yml',
    'services:\n  db:\n    image: \x24{DB:-postgres:16}\n  web:\n    image: app\n    environment:\n      - BROKER=amqp://mq',
    ['postgresql:3', 'rabbitmq:7'],
  ],
  [
    '.github/workflows/ci.yml',
    'on: push\njobs:\n  a:\n    services:\n      redis: { image: redis }\n    steps:\n      - uses: docker/build-push-action@v6\n      - uses: ./local',
    ['docker:7', 'redis:5'],
  ],
  ['.gitlab-ci.yml', 'image: python:3.13\nservices:\n  - mysql:8', ['mysql:3', 'python:1']],
  ['main.tf', 'provider "google" {}\nresource "aws_s3_bucket" "a" {}', ['aws:2', 'gcp:1']],
  ['prisma/schema.prisma', 'datasource db {\n  provider = "mysql"\n}', ['mysql:2']],
  ['config/database.yml', 'default:\n  adapter: sqlite3', ['sqlite:2']],
];

describe('parseManifest', () => {
  test.each(manifests)('reads %s %#', (path, text, expected) => {
    expect(lines(path, text)).toEqual([...expected].sort());
  });

  test('returns line and weight, ordered by weight', () => {
    const [react, vitest, ...rest] = parseManifest(
      'package.json',
      '{"dependencies":{\n\t"react": "19"},\n"devDependencies":{"vitest": "3", "eslint": "9"}}',
    );
    expect(react).toMatchObject({ skillId: 'react', label: 'React', name: 'react', line: 2, minor: false });
    expect(react?.snippet).toBe('"react": "19"},');
    expect(vitest?.skillId).toBe('nodejs');
    expect(rest.map(({ skillId }) => skillId)).toEqual(['vitest', 'eslint']);
    expect(rest.map(({ minor }) => minor)).toEqual([false, true]);
  });

  test('reads files written by PowerShell and old editors', () => {
    const utf16 = [...'flask==3\r\n'].map((character) => `${character}\0`).join('');
    expect(lines('requirements.txt', `\uFFFD\uFFFD${utf16}`)).toEqual(['flask:1']);
    expect(lines('requirements.txt', '\uFEFFnumpy\rflask')).toEqual(['flask:2', 'numpy:1']);
  });

  test.each(['README.md', 'src/main.ts', 'package.json.bak', ''])('finds nothing in %j', (path) => {
    expect(parseManifest(path, '{"dependencies":{"react":"1"}}')).toEqual([]);
  });
});
