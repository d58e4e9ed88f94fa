import { skillTable } from '../skill-table.ts';

const javascriptBackend = skillTable(
  'framework',
  `
express | Express | aka expressjs, express.js, express server, express framework, express api | implies nodejs .9, javascript .7, backend .8 | related fastify .6, koa .7, nestjs .5 | case | context node, nodejs, node.js, server, servers, api, apis, backend, middleware, js, route, routes, router, mongodb, framework, rest | never your, my, our, interest, yourself, ideas, delivery, shipping, written
fastify | Fastify | implies nodejs .9, javascript .6, backend .8
koa | Koa | aka koajs, koa.js | implies nodejs .9, javascript .6, backend .8 | case | context node, nodejs, node.js, server, api, middleware, backend
nestjs | NestJS | aka nest.js | implies nodejs .9, typescript .8, backend .8
hapi | hapi | aka hapijs, hapi.js | implies nodejs .9, backend .8 | related express .6 | context node, nodejs, node.js, server, api, framework, backend
hono | Hono | aka honojs | implies typescript .6, backend .8 | related express .5 | case
adonisjs | AdonisJS | aka adonis.js | implies nodejs .9, backend .8
sails | Sails.js | aka sailsjs | implies nodejs .9, backend .8
feathersjs | FeathersJS | implies nodejs .9, backend .8
strapi | Strapi | implies nodejs .7, headless-cms .9
loopback | LoopBack | aka loopback 4, loopback.io | implies nodejs .9, backend .8 | case
trpc | tRPC | implies typescript .9, api-design .7
`,
);

const pythonBackend = skillTable(
  'framework',
  `
django | Django | aka django framework, django orm | implies python .9, backend .8 | related flask .5, fastapi .4, rails .3 | case
django-rest-framework | Django REST Framework | aka drf, djangorestframework | implies django .9, rest .8
flask | Flask | aka python flask, flask restful, flask api, flask app, flask server | implies python .9, backend .8 | related fastapi .6 | case | context python, api, apis, server, backend, framework, web, app, rest, django, endpoint, endpoints
fastapi | FastAPI | aka fast api | implies python .9, backend .8, rest .6
tornado | Tornado | aka tornado web, python tornado | implies python .9, backend .7 | case | context python, async, server, framework, web
pyramid | Pyramid | aka pyramid framework, pylons | implies python .9, backend .7 | case | context python, framework, pylons, sqlalchemy
starlette | Starlette | implies python .9, backend .7 | related fastapi .8
aiohttp | aiohttp | implies python .9, backend .5
sanic | Sanic | implies python .9, backend .7
streamlit | Streamlit | implies python .8, data-visualization .5
gradio | Gradio | implies python .8, machine-learning .4 | related streamlit .6
`,
);

const jvmBackend = skillTable(
  'framework',
  `
spring | Spring | aka spring framework, java spring | implies java .9, backend .8, dependency-injection .5 | case | context java, boot, mvc, framework, hibernate, kotlin, bean, beans, backend, jpa, maven, tomcat, microservices | never semester, term, break, cleaning, season, hackathon
spring-boot | Spring Boot | aka springboot | implies spring .9, java .9, backend .8 | related quarkus .5, micronaut .5
spring-mvc | Spring MVC | aka spring web mvc, spring webflux, webflux | implies spring .9, java .9
spring-security | Spring Security | implies spring .9, authentication .8
spring-cloud | Spring Cloud | implies spring-boot .8, microservices .8
spring-data | Spring Data | aka spring data jpa | implies spring .9, jpa .8
jakarta-ee | Jakarta EE | aka java ee, j2ee, javaee, jsp, java servlets, servlets, ejb | implies java .9, backend .8 | related spring .5
jsf | JSF | aka jakarta faces, java server faces | implies jakarta-ee .9
quarkus | Quarkus | implies java .9, backend .8
micronaut | Micronaut | implies java .8, backend .8
dropwizard | Dropwizard | implies java .9, backend .8
vertx | Eclipse Vert.x | aka vert.x, vertx | implies java .8, backend .8
play-framework | Play Framework | aka scala play, playframework | implies scala .7, backend .8
ktor | Ktor | implies kotlin .9, backend .7
grails | Grails | implies groovy .9, backend .8
vaadin | Vaadin | implies java .9, frontend .4
akka | Akka | aka apache pekko | implies scala .6, concurrency .8
zio | ZIO | aka cats effect, scala cats | implies scala .9, functional-programming .8
http4s | http4s | implies scala .9, backend .7
`,
);

const otherBackend = skillTable(
  'framework',
  `
rails | Ruby on Rails | aka rails, ror, rubyonrails, rails api | implies ruby .9, backend .8 | related laravel .4
sinatra | Sinatra | aka ruby sinatra | implies ruby .9, backend .8 | related rails .5 | case | context ruby, framework, rails, rack, server, app
hanami | Hanami | implies ruby .9, backend .8 | case | context ruby, framework, rails
hotwire | Hotwire | aka stimulus.js, turbo rails, stimulusjs | implies rails .6, frontend .6 | case
jekyll | Jekyll | aka github pages jekyll | implies ruby .4, static-sites .9 | case
laravel | Laravel | aka laravel framework | implies php .9, backend .8 | related symfony .6
livewire | Livewire | aka laravel livewire | implies laravel .9 | case
symfony | Symfony | implies php .9, backend .8 | case
codeigniter | CodeIgniter | aka code igniter | implies php .9, backend .8 | related laravel .5
cakephp | CakePHP | implies php .9, backend .8 | related laravel .5
yii | Yii | aka yii2, yii framework | implies php .9, backend .8
slim-php | Slim | aka slim framework, slim php | implies php .9, backend .7 | case | context php, framework
laminas | Laminas | aka zend framework, zend | implies php .9, backend .8
dotnet | .NET | aka dotnet, .net core, .net framework, dot net | implies backend .5
aspnet | ASP.NET | aka asp.net core, asp.net mvc, asp.net web api, aspnetcore | implies dotnet .9, csharp .9, backend .8
blazor | Blazor | implies csharp .9, aspnet .7, frontend .5
signalr | SignalR | implies aspnet .7, websockets .8
abp-framework | ABP Framework | aka abp.io | implies aspnet .9
umbraco | Umbraco | implies csharp .7, cms .9
phoenix | Phoenix | aka phoenix framework, elixir phoenix | implies elixir .9, backend .8 | case | context elixir, liveview, framework, ecto, erlang, otp, channels
phoenix-liveview | Phoenix LiveView | aka liveview | implies phoenix .9, elixir .9
gin | Gin | aka gin gonic, gin framework, golang gin | implies go .9, backend .8 | related echo .7, fiber .7 | case | context go, golang, framework, gorm, router, api, backend
echo | Echo | aka labstack echo, echo framework, golang echo | implies go .9, backend .8 | case | context go, golang, labstack, framework
fiber | Fiber | aka gofiber, go fiber, fiber framework | implies go .9, backend .8 | case | context go, golang, framework, fasthttp
chi-router | chi | aka go chi | implies go .9, backend .7 | context golang, router, gorm
beego | Beego | implies go .9, backend .8
actix | Actix | aka actix web | implies rust .9, backend .8 | related axum .7
axum | Axum | implies rust .9, backend .8
rocket-rs | Rocket | aka rocket.rs, rust rocket | implies rust .9, backend .8 | related axum .6 | case | context rust, framework, diesel, actix
tokio | Tokio | aka tokio.rs | implies rust .9, concurrency .8
vapor | Vapor | aka swift vapor | implies swift .9, backend .8 | case | context swift, server, backend, framework, fluent
dancer | Dancer | aka perl dancer, dancer2, mojolicious, catalyst framework | implies perl .9, backend .7 | case | context perl, mojolicious, framework
drogon | Drogon | aka drogon framework, crow c++ | implies cpp .9, backend .7 | case | context http, framework, server
`,
);

const runtimes = skillTable(
  'platform',
  `
nodejs | Node.js | aka node?, nodejs, node js | implies javascript .8, backend .7 | related deno .7, bun .7 | context express, npm, server, backend, javascript, js, react, typescript, api, mongodb, developer, runtime
deno | Deno | aka deno deploy | implies typescript .7, javascript .7, backend .6
bun | Bun | aka bun.sh, bunjs, bun runtime | implies javascript .8, backend .5 | case | context runtime, javascript, node, nodejs, node.js, deno, typescript, bundler, npm
jvm | JVM | aka java virtual machine, hotspot jvm, graalvm | implies java .5
mono | Mono | aka mono project | implies dotnet .8 | case | context net, c#, runtime, xamarin, dotnet
`,
);

const backendLibraries = skillTable(
  'library',
  `
socketio | Socket.IO | aka socketio, socket.io client | implies websockets .9, javascript .6
prisma | Prisma | aka prisma orm | implies sql .7, orm .9, typescript .6 | related drizzle .7, typeorm .7 | case
drizzle | Drizzle | aka drizzle orm | implies sql .8, orm .9, typescript .7 | case | context orm, sql, typescript, postgres, database, schema, prisma
typeorm | TypeORM | implies sql .7, orm .9, typescript .6
sequelize | Sequelize | aka sequelize orm | implies sql .6, orm .9, nodejs .7 | related typeorm .7
knex | Knex.js | aka knex, objection.js | implies sql .8, nodejs .7
mikro-orm | MikroORM | aka mikro orm | implies orm .9, typescript .7
mongoose | Mongoose | aka mongoose odm | implies mongodb .9, nodejs .7, orm .6 | case
hibernate | Hibernate | aka hibernate orm | implies java .8, jpa .8, orm .9 | case
jpa | JPA | aka java persistence api, jakarta persistence | implies java .8, orm .9
mybatis | MyBatis | implies java .8, sql .8
sqlalchemy | SQLAlchemy | aka sql alchemy, sqlmodel | implies python .9, sql .7, orm .9
alembic | Alembic | implies sqlalchemy .8 | case
pydantic | Pydantic | implies python .9
celery | Celery | aka python celery, celery beat | implies python .9, message-queues .8 | case | context python, worker, workers, task, tasks, queue, redis, rabbitmq, django, flask
entity-framework | Entity Framework | aka ef core, entity framework core | implies dotnet .9, csharp .8, orm .9
dapper | Dapper | aka dapper orm | implies dotnet .8, sql .8 | case | context c#, net, orm, sql, entity
activerecord | Active Record | aka activerecord | implies rails .8, orm .9
sidekiq | Sidekiq | implies ruby .9, message-queues .7
devise | Devise | aka devise gem | implies rails .9, authentication .8 | case | context rails, ruby, gem, authentication
eloquent | Eloquent | aka eloquent orm, laravel eloquent | implies laravel .9, orm .9 | case | context laravel, orm, php
doctrine | Doctrine | aka doctrine orm | implies php .9, orm .9 | related eloquent .5 | case | context php, orm, symfony
gorm | GORM | implies go .9, orm .9
ecto | Ecto | implies elixir .9, sql .6, orm .7 | case
diesel | Diesel | aka diesel.rs, diesel orm | implies rust .9, orm .9 | case | context rust, orm, postgres, postgresql, schema, actix, rocket
sqlx | SQLx | implies sql .8
lombok | Lombok | aka project lombok | implies java .9
passportjs | Passport.js | implies nodejs .8, authentication .9
nextauth | Auth.js | aka nextauth, nextauth.js | implies authentication .9, nextjs .6
better-auth | Better Auth | implies authentication .9, typescript .7
bullmq | BullMQ | aka bull queue | implies nodejs .8, redis .7, message-queues .8
jinja | Jinja | aka jinja2 | implies python .8, html .5
ejs | EJS | aka ejs templates, pug templates, pugjs | implies nodejs .6, html .6
graphql-yoga | GraphQL Yoga | implies graphql .9, nodejs .7
apollo-server | Apollo Server | aka apollo graphql, apollo federation | implies graphql .9, nodejs .6
hasura | Hasura | implies graphql .9, postgresql .6
postgraphile | PostGraphile | implies graphql .9, postgresql .8
`,
);

export const webBackend = [
  ...javascriptBackend,
  ...pythonBackend,
  ...jvmBackend,
  ...otherBackend,
  ...runtimes,
  ...backendLibraries,
];
