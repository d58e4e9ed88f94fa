import { skillTable } from '../skill-table.ts';

/** Libraries in the manifests of server, mobile and systems projects. */
export const ecosystemBackend = [
  ...skillTable(
    'framework',
    `
litestar | Litestar | aka starlite | implies python .8, backend .7 | related fastapi .7
django-ninja | Django Ninja | implies django .9, rest .7
django-channels | Django Channels | implies django .9, websockets .7
quart | Quart | implies python .8, asyncio .7 | related flask .7 | case | context python, flask, async
textual-tui | Textual | aka textual tui | implies python .8 | case | context python, tui, terminal
leptos | Leptos | implies rust .9, webassembly .6, frontend .6
yew | Yew | implies rust .9, webassembly .6, frontend .6 | case
dioxus | Dioxus | implies rust .9, frontend .6
poem-rs | Poem | aka poem-rs | implies rust .8 | case | context rust, openapi, crate
ratatui | Ratatui | aka tui-rs | implies rust .8
embassy-rs | Embassy | aka embassy-rs | implies rust .8, embedded .8 | case | context rust, embedded, async, stm32
egui | egui | implies rust .8, desktop .6
iced-rs | iced | aka iced-rs | implies rust .8, desktop .7 | context rust, gui, elm
slint | Slint | implies rust .6, desktop .6
bubbletea | Bubble Tea | aka bubbletea | implies go .8 | case | context go, golang, tui, charm, charmbracelet
fyne | Fyne | implies go .8, desktop .8
ebitengine | Ebitengine | aka ebiten | implies go .8, game-development .8
grape-api | Grape | aka grape api, ruby-grape | implies ruby .8, rest .8 | case | context ruby, rails, api
roda | Roda | implies ruby .8, backend .7 | case
absinthe | Absinthe | aka absinthe graphql | implies elixir .8, graphql .9 | case | context elixir, phoenix, graphql
nerves | Nerves | aka nerves project | implies elixir .8, embedded .7 | case | context elixir, firmware, embedded, raspberry
ash-framework | Ash Framework | implies elixir .8
serverpod | Serverpod | implies dart .8, backend .7
dart-frog | Dart Frog | implies dart .8, backend .7
flame-engine | Flame | aka flame engine | implies flutter .8, game-development .8 | case | context flutter, dart
api-platform | API Platform | implies php .7, symfony .7, rest .8 | case | context symfony, php
phalcon | Phalcon | implies php .8
swoole | Swoole | aka openswoole | implies php .7, concurrency .5
helidon | Helidon | implies java .8, microservices .6
spring-batch | Spring Batch | implies spring .9, java .8
spring-ai | Spring AI | implies spring .8, llm .6
compose-multiplatform | Compose Multiplatform | implies kotlin .8, jetpack-compose .7
tca | The Composable Architecture | aka swift composable architecture | implies swift .8, swiftui .7
uno-platform | Uno Platform | implies csharp .7, dotnet .7
ring-clojure | Ring | aka ring clojure, compojure | implies clojure .9, backend .7 | case | context clojure, compojure, handler, middleware
`,
  ),
  ...skillTable(
    'library',
    `
sqlmodel | SQLModel | implies python .8, sqlalchemy .7
marshmallow | marshmallow | implies python .8 | context python, schema, serialization, flask
wtforms | WTForms | aka flask-wtf | implies python .7
typer | Typer | implies python .8 | case | context python, cli, fastapi, click
dramatiq | Dramatiq | implies python .8, message-queues .8
optuna | Optuna | implies python .7, machine-learning .7
pymc | PyMC | implies python .7, statistics .7
sentence-transformers | Sentence Transformers | aka sbert | implies embeddings .8, nlp .7
dspy | DSPy | implies llm .8, python .6
pydantic-ai | Pydantic AI | implies llm .8, python .6
loguru | Loguru | implies python .7, logging .6
clap-rs | clap | aka clap-rs | implies rust .7 | context rust, cli, crate, arguments
sea-orm | SeaORM | implies rust .8, orm .9, sql .6
tonic-grpc | Tonic | aka tonic grpc | implies rust .8, grpc .9 | case | context rust, grpc
hyper-rs | hyper | aka hyper-rs | implies rust .8, http .6 | context rust, tokio, axum, http
reqwest | reqwest | implies rust .8, http .5
rayon | Rayon | implies rust .8, concurrency .7 | case | context rust, parallel, crate
pyo3 | PyO3 | implies rust .8, python .6
wasm-bindgen | wasm-bindgen | implies webassembly .9, rust .7
sqlc | sqlc | implies go .6, sql .8
ent-orm | Ent | aka entgo | implies go .8, orm .8 | case | context go, golang, orm, schema
templ | templ | implies go .7, html .5 | context go, htmx, golang
viper-go | Viper | aka viper go | implies go .7 | case | context go, golang, cobra, config
testify | Testify | implies go .7, unit-testing .7 | case | context go, golang, tests
zap-logger | Zap | aka uber zap | implies go .7, logging .7 | case | context go, golang, logger, logging
pgx | pgx | implies go .7, postgresql .8
sorbet | Sorbet | implies ruby .8 | case | context ruby, types, rails, typed
sequel-gem | Sequel | aka sequel gem | implies ruby .8, orm .8 | case | context ruby, orm, postgres
resque | Resque | implies ruby .8, redis .6, message-queues .6
solid-queue | Solid Queue | implies rails .8, message-queues .6
good-job | GoodJob | implies rails .8, postgresql .5
pundit | Pundit | implies rails .7 | case | context rails, ruby, authorization, policies
factory-bot | factory_bot | aka factorybot, factory girl | implies ruby .7, testing .6
oban | Oban | implies elixir .8, message-queues .7 | case
bloc-dart | Bloc | aka flutter bloc | implies flutter .8, state-management .8 | case | context flutter, dart, cubit
getx | GetX | implies flutter .8, state-management .7
drift-dart | Drift | aka drift dart | implies dart .7, sqlite .7 | case | context flutter, dart, sqlite
dio-dart | Dio | aka dio dart | implies dart .7, http .6 | case | context flutter, dart, http
freezed | Freezed | implies dart .7 | case | context flutter, dart
mapstruct | MapStruct | implies java .8
flyway | Flyway | implies sql .6, java .4
liquibase | Liquibase | implies sql .6, java .4
quartz-scheduler | Quartz Scheduler | aka quartz.net | implies java .6
jooq | jOOQ | implies java .8, sql .8
koin | Koin | implies kotlin .8, dependency-injection .7
kotest | Kotest | implies kotlin .8, testing .7
coil-kotlin | Coil | aka coil kotlin | implies android .7, kotlin .6 | case | context android, kotlin, image, images, compose
hilt | Hilt | aka dagger hilt | implies dagger .8, android .7 | case | context android, dagger, injection, kotlin
scalatest | ScalaTest | implies scala .8, testing .7
slick-scala | Slick | aka slick scala | implies scala .8, sql .6 | case | context scala, play, akka
doobie | doobie | implies scala .8, sql .7 | context scala, cats
polly-dotnet | Polly | aka polly .net | implies dotnet .8 | case | context .net, c#, retry, resilience, dotnet
fluentvalidation | FluentValidation | implies dotnet .8
moq | Moq | implies dotnet .8, unit-testing .7 | case
masstransit | MassTransit | implies dotnet .8, message-queues .8
hotchocolate | Hot Chocolate | implies dotnet .8, graphql .9 | case
reactiveui | ReactiveUI | implies dotnet .8
rxswift | RxSwift | implies swift .8
snapkit | SnapKit | implies swift .8, uikit .6
kingfisher | Kingfisher | implies swift .8 | case | context swift, ios, image
grdb | GRDB | implies swift .8, sqlite .7
`,
  ),
  ...skillTable(
    'tool',
    `
rubocop | RuboCop | aka standardrb | implies ruby .6
phpstan | PHPStan | aka larastan | implies php .6
credo | Credo | implies elixir .6 | case | context elixir, mix, lint, linter
black-python | Black | aka psf black, black formatter | implies python .6 | case | context python, isort, flake8, formatter
tox | tox | implies python .6, testing .5 | context python, pytest, nox
golangci-lint | golangci-lint | implies go .6
goreleaser | GoReleaser | implies go .6, continuous-delivery .6
leiningen | Leiningen | implies clojure .7
rebar3 | Rebar3 | implies erlang .7
terragrunt | Terragrunt | implies terraform .9
localstack | LocalStack | implies aws .6
crossplane | Crossplane | implies kubernetes .7, infrastructure-as-code .8
earthly | Earthly | implies docker .6
kamal-deploy | Kamal | aka kamal deploy | implies docker .7 | case | context rails, deploy, docker, hetzner
buf-protobuf | Buf | aka buf.build | implies grpc .6 | case | context protobuf, grpc, proto
detekt | detekt | implies kotlin .6
ktlint | ktlint | implies kotlin .6
checkstyle | Checkstyle | implies java .6
swiftlint | SwiftLint | implies swift .6
xcodegen | XcodeGen | aka tuist | implies xcode .7
protobuf | Protocol Buffers | aka protobuf, protobufs | implies grpc .3
questdb | QuestDB | implies time-series-databases .8
datomic | Datomic | implies clojure .6
`,
  ),
];
