import { detectorTable } from '../detector-table.ts';

/** Frameworks and libraries of the JVM, Ruby, PHP, .NET, Elixir, Go and Rust. */
export const jvmAndOthers = detectorTable(`
spring | Spring | maven libs.spring* libs.plugins.spring* org.springframework:* org.springframework.*:* org.springframework.boot spring-* io.spring.dependency-management
spring-boot | Spring Boot | maven libs.spring.boot* libs.plugins.spring.boot* org.springframework.boot:* org.springframework.boot spring-boot-*
spring-mvc | Spring MVC | minor | maven spring-webmvc spring-boot-starter-web spring-boot-starter-webmvc
spring-security | Spring Security | maven org.springframework.security:* spring-boot-starter-security
spring-cloud | Spring Cloud | maven org.springframework.cloud:*
spring-data | Spring Data | minor | maven org.springframework.data:* spring-boot-starter-data-*
spring-batch | Spring Batch | maven org.springframework.batch:* spring-boot-starter-batch
spring-ai | Spring AI | maven org.springframework.ai:*
jakarta-ee | Java EE | maven jakarta.platform:* javax:javaee-api javax.enterprise:*
servlets | Servlets | maven javax.servlet:* jakarta.servlet:*
jsf | JSF | maven javax.faces:* org.glassfish:jakarta.faces
quarkus | Quarkus | maven io.quarkus:* io.quarkus io.quarkus.platform:*
micronaut | Micronaut | maven io.micronaut:* io.micronaut.* io.micronaut.*:*
dropwizard | Dropwizard | maven io.dropwizard:*
vertx | Eclipse Vert.x | maven io.vertx:*
helidon | Helidon | maven io.helidon.*:*
javalin | Javalin | maven io.javalin:*
ktor | Ktor | maven libs.ktor* libs.plugins.ktor* io.ktor:* io.ktor.plugin
grails | Grails | maven org.grails:* org.grails.plugins:*
vaadin | Vaadin | maven com.vaadin:* com.vaadin
play-framework | Play Framework | maven com.typesafe.play:* org.playframework:* sbt-plugin
akka | Akka | maven com.typesafe.akka:* org.apache.pekko:*
akka-net | Akka.NET | nuget akka akka.*
zio | ZIO | maven dev.zio:*
cats-effect | Cats Effect | maven org.typelevel:cats-*
http4s | http4s | maven org.http4s:*
doobie | doobie | maven org.tpolecat:doobie-*
slick-scala | Slick | maven com.typesafe.slick:*
hibernate | Hibernate | maven org.hibernate:* org.hibernate.*:* spring-boot-starter-data-jpa io.quarkus:quarkus-hibernate-*
jpa | JPA | minor | maven jakarta.persistence:* javax.persistence:* spring-boot-starter-data-jpa
mybatis | MyBatis | maven org.mybatis:* org.mybatis.*:* com.baomidou:*
jooq | jOOQ | maven org.jooq:* spring-boot-starter-jooq
flyway | Flyway | maven org.flywaydb:* org.flywaydb.flyway spring-boot-starter-flyway | docker flyway/flyway
liquibase | Liquibase | maven org.liquibase:* org.liquibase.gradle | docker liquibase/liquibase
thymeleaf | Thymeleaf | maven org.thymeleaf:* spring-boot-starter-thymeleaf
lombok | Lombok | minor | maven org.projectlombok:* io.freefair.lombok
mapstruct | MapStruct | maven org.mapstruct:*
jackson | Jackson | minor | maven com.fasterxml.jackson.*:*
gson | Gson | minor | maven com.google.code.gson:*
guava | Guava | minor | maven com.google.guava:guava
guice | Guice | maven com.google.inject:guice
netty | Netty | maven io.netty:*
camel | Apache Camel | maven org.apache.camel:* org.apache.camel.*:*
quartz-scheduler | Quartz Scheduler | minor | maven org.quartz-scheduler:* spring-boot-starter-quartz | nuget quartz
tomcat | Apache Tomcat | minor | maven org.apache.tomcat*:* | docker tomcat
wicket | Apache Wicket | maven org.apache.wicket:*
struts | Apache Struts | maven org.apache.struts:*
google-web-toolkit | Google Web Toolkit | maven com.google.gwt:* org.gwtproject:*
koin | Koin | maven libs.koin* io.insert-koin:*
exposed | Exposed | maven org.jetbrains.exposed:*
kotlin-coroutines | Kotlin coroutines | minor | maven org.jetbrains.kotlinx:kotlinx-coroutines-*
rails | Ruby on Rails | gem rails railties actionpack activesupport~ | files config/routes.rb bin/rails
sinatra | Sinatra | gem sinatra sinatra-*
hanami | Hanami | gem hanami hanami-*
grape-api | Grape | gem grape
roda | Roda | gem roda
hotwire | Hotwire | gem hotwire-rails turbo-rails | npm @hotwired/turbo @hotwired/turbo-rails
stimulus | Stimulus | gem stimulus-rails | npm @hotwired/stimulus stimulus
activerecord | Active Record | minor | gem activerecord activerecord-*
sequel-gem | Sequel | gem sequel
sidekiq | Sidekiq | gem sidekiq sidekiq-*
resque | Resque | gem resque
solid-queue | Solid Queue | gem solid_queue
good-job | GoodJob | gem good_job
devise | Devise | gem devise devise-*
pundit | Pundit | minor | gem pundit
sorbet | Sorbet | gem sorbet sorbet-runtime
puma | Puma | minor | gem puma
nokogiri | Nokogiri | minor | gem nokogiri
jekyll | Jekyll | gem jekyll jekyll-* github-pages
laravel | Laravel | composer laravel/framework laravel/laravel laravel/* illuminate/* | files artisan
livewire | Livewire | composer livewire/livewire livewire/*
filament | Filament | composer filament/filament filament/*
eloquent | Eloquent | composer illuminate/database
symfony | Symfony | composer symfony/framework-bundle symfony/symfony symfony/flex symfony/runtime~ | files symfony.lock
doctrine | Doctrine | composer doctrine/orm doctrine/dbal doctrine/doctrine-bundle doctrine/*
twig | Twig | composer twig/twig twig/* symfony/twig-bundle | ext twig
blade-templates | Blade | composer jenssegers/blade
codeigniter | CodeIgniter | composer codeigniter4/framework codeigniter/framework
cakephp | CakePHP | composer cakephp/cakephp
yii | Yii | composer yiisoft/yii2 yiisoft/*
slim-php | Slim | composer slim/slim
laminas | Laminas | composer laminas/laminas-mvc laminas/* zendframework/*
api-platform | API Platform | composer api-platform/core api-platform/* | npm @api-platform/*
phalcon | Phalcon | composer phalcon/*
swoole | Swoole | composer openswoole/* hyperf/* | docker phpswoole/swoole
guzzle | Guzzle | composer guzzlehttp/guzzle
wordpress | WordPress | composer johnpbloch/wordpress* roots/wordpress wpackagist-plugin/* | npm @wordpress/* | docker wordpress | files wp-config.php wp-config-sample.php
woocommerce | WooCommerce | composer woocommerce/* wpackagist-plugin/woocommerce | npm @woocommerce/*
drupal | Drupal | composer drupal/core* drupal/* | docker drupal
joomla | Joomla | composer joomla/* | docker joomla
magento | Magento | composer magento/* mage-os/*
prestashop | PrestaShop | composer prestashop/* | docker prestashop/prestashop
dotnet | .NET | files *.csproj *.fsproj *.vbproj *.sln global.json Directory.Build.props | docker mcr.microsoft.com/dotnet/* dotnet/* | action actions/setup-dotnet
aspnet | ASP.NET | nuget microsoft.net.sdk.web microsoft.aspnetcore.* swashbuckle.aspnetcore* | docker mcr.microsoft.com/dotnet/aspnet
blazor | Blazor | nuget microsoft.net.sdk.blazorwebassembly microsoft.aspnetcore.components.* mudblazor blazored.* | ext razor
signalr | SignalR | nuget microsoft.aspnetcore.signalr* | npm @microsoft/signalr
entity-framework | Entity Framework | nuget microsoft.entityframeworkcore microsoft.entityframeworkcore.* entityframework npgsql.entityframeworkcore.postgresql pomelo.entityframeworkcore.mysql
dapper | Dapper | nuget dapper dapper.*
mediatr | MediatR | nuget mediatr mediatr.*
automapper | AutoMapper | nuget automapper automapper.*
hangfire | Hangfire | nuget hangfire hangfire.*
serilog | Serilog | nuget serilog serilog.*
fluentvalidation | FluentValidation | nuget fluentvalidation fluentvalidation.*
masstransit | MassTransit | nuget masstransit masstransit.*
polly-dotnet | Polly | minor | nuget polly microsoft.extensions.http.polly
hotchocolate | Hot Chocolate | nuget hotchocolate hotchocolate.*
orleans | Orleans | nuget microsoft.orleans*
umbraco | Umbraco | nuget umbraco.cms umbraco.*
abp-framework | ABP Framework | nuget volo.abp.*
servicestack | ServiceStack | nuget servicestack servicestack.*
phoenix | Phoenix | hex phoenix phoenix_html phoenix_ecto phoenix_pubsub phoenix_live_reload
phoenix-liveview | Phoenix LiveView | hex phoenix_live_view phoenix_live_dashboard~
ecto | Ecto | hex ecto ecto_sql phoenix_ecto
oban | Oban | hex oban
absinthe | Absinthe | hex absinthe absinthe_*
ash-framework | Ash Framework | hex ash ash_*
nerves | Nerves | hex nerves nerves_*
credo | Credo | minor | hex credo
gin | Gin | go github.com/gin-gonic/gin github.com/gin-contrib/*
echo | Echo | go github.com/labstack/echo
fiber | Fiber | go github.com/gofiber/fiber
chi-router | chi | go github.com/go-chi/chi
gorilla-mux | Gorilla Mux | go github.com/gorilla/mux
beego | Beego | go github.com/beego/beego github.com/astaxie/beego
gorm | GORM | go gorm.io/gorm gorm.io/driver/* github.com/jinzhu/gorm
ent-orm | Ent | go entgo.io/ent
sqlc | sqlc | go github.com/sqlc-dev/sqlc | files sqlc.yaml sqlc.yml sqlc.json
sqlx | SQLx | go github.com/jmoiron/sqlx | cargo sqlx sqlx-*
pgx | pgx | go github.com/jackc/pgx
cobra | Cobra | go github.com/spf13/cobra
viper-go | Viper | minor | go github.com/spf13/viper
bubbletea | Bubble Tea | go github.com/charmbracelet/bubbletea github.com/charmbracelet/bubbles charm.land/bubbletea
templ | templ | go github.com/a-h/templ | ext templ
wails | Wails | go github.com/wailsapp/wails | npm @wailsio/runtime | files wails.json
fyne | Fyne | go fyne.io/fyne
ebitengine | Ebitengine | go github.com/hajimehoshi/ebiten
testify | Testify | minor | go github.com/stretchr/testify
zap-logger | Zap | minor | go go.uber.org/zap
hugo | Hugo | files hugo.toml hugo.yaml archetypes/default.md | action peaceiris/actions-hugo | go github.com/gohugoio/hugo
actix | Actix | cargo actix-web actix actix-*
axum | Axum | cargo axum axum-*
rocket-rs | Rocket | cargo rocket rocket_*
warp-rs | warp | cargo warp
poem-rs | Poem | cargo poem poem-*
tokio | Tokio | cargo tokio tokio-*
hyper-rs | hyper | minor | cargo hyper
reqwest | reqwest | minor | cargo reqwest
serde | Serde | minor | cargo serde serde_json serde_*
rayon | Rayon | minor | cargo rayon
clap-rs | clap | minor | cargo clap
diesel | Diesel | cargo diesel diesel_* diesel-*
sea-orm | SeaORM | cargo sea-orm sea-orm-*
tonic-grpc | Tonic | cargo tonic tonic-*
leptos | Leptos | cargo leptos leptos_*
yew | Yew | cargo yew yew-*
dioxus | Dioxus | cargo dioxus dioxus-*
egui | egui | cargo egui eframe
iced-rs | iced | cargo iced
slint | Slint | cargo slint slint-build
ratatui | Ratatui | cargo ratatui tui
embassy-rs | Embassy | cargo embassy-*
pyo3 | PyO3 | cargo pyo3 | pypi maturin
wasm-bindgen | wasm-bindgen | cargo wasm-bindgen wasm-bindgen-* web-sys js-sys
grpc | gRPC | npm @grpc/* grpc @connectrpc/* nice-grpc | pypi grpcio grpcio-* | gem grpc | go google.golang.org/grpc connectrpc.com/connect | cargo tonic | maven io.grpc:* net.devh:grpc-* | nuget grpc.* | composer grpc/grpc | pub grpc | hex grpc | pod gRPC-Swift
protobuf | Protocol Buffers | npm protobufjs google-protobuf @bufbuild/* ts-proto | pypi protobuf | go google.golang.org/protobuf | cargo prost prost-* protobuf | maven com.google.protobuf:* com.google.protobuf | nuget google.protobuf | composer google/protobuf | pub protobuf | pod SwiftProtobuf | ext proto
buf-protobuf | Buf | files buf.yaml buf.gen.yaml | action bufbuild/*
vapor | Vapor | pod vapor
ring-clojure | Ring | maven ring ring/ring-core ring/* compojure metosin/reitit*
reagent | Reagent | maven reagent reagent/reagent
re-frame | re-frame | maven re-frame re-frame/re-frame
activitypub | ActivityPub | cargo activitypub_federation | npm @fedify/* activitypub-express | gem activitypub | go github.com/go-ap/activitypub
openapi | OpenAPI | minor | npm swagger-ui-express @nestjs/swagger swagger-jsdoc | maven org.springdoc:* io.swagger*:* | nuget swashbuckle.aspnetcore | go github.com/swaggo/swag | files openapi.yaml openapi.yml openapi.json swagger.yaml swagger.json
`);
