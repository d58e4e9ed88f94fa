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
django | Django | aka django framework, django orm | implies python .9, backend .8 | related flask .5, fastapi .4, rails .3
django-rest-framework | Django REST Framework | aka drf, djangorestframework | implies django .9, rest .8
flask | Flask | aka flask restful, flask api, flask app, flask server | implies python .9, backend .8 | related fastapi .6 | context python, api, apis, server, backend, framework, web, app, rest, django, endpoint, endpoints
fastapi | FastAPI | aka fast api | implies python .9, backend .8, rest .6
tornado | Tornado | aka tornado web | implies python .9, backend .7 | case | context python, async, server, framework, web
pyramid | Pyramid | aka pyramid framework | implies python .9, backend .7 | case | context python, framework, pylons, sqlalchemy
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
spring | Spring | aka spring framework | implies java .9, backend .8, dependency-injection .5 | case | context java, boot, mvc, framework, hibernate, kotlin, bean, beans, backend, jpa, maven, tomcat, microservices | never semester, term, break, cleaning, season, hackathon
spring-boot | Spring Boot | aka springboot | implies spring .9, java .9, backend .8 | related quarkus .5, micronaut .5
spring-mvc | Spring MVC | aka spring web mvc | implies spring .9, java .9
spring-security | Spring Security | implies spring .9, authentication .8
spring-cloud | Spring Cloud | implies spring-boot .8, microservices .8
spring-data | Spring Data | aka spring data jpa | implies spring .9, jpa .8
jakarta-ee | Java EE | aka jakarta ee, j2ee, javaee | implies java .9, backend .8 | related spring .5
ejb | EJB | aka enterprise java beans | implies jakarta-ee .8, java .9
servlets | Servlets | aka java servlets | implies jakarta-ee .8, java .9
jsp | JSP | aka java server pages | implies jakarta-ee .8, java .9
jsf | JSF | aka jakarta faces, java server faces | implies jakarta-ee .9
quarkus | Quarkus | implies java .9, backend .8
micronaut | Micronaut | implies java .8, backend .8
dropwizard | Dropwizard | implies java .9, backend .8
vertx | Eclipse Vert.x | aka vert.x, vertx | implies java .8, backend .8
play-framework | Play Framework | aka playframework | implies scala .7, backend .8
ktor | Ktor | implies kotlin .9, backend .7
grails | Grails | implies groovy .9, backend .8
vaadin | Vaadin | implies java .9, frontend .4
akka | Akka | implies scala .6, concurrency .8
zio | ZIO | implies scala .9, functional-programming .8
cats-effect | Cats Effect | implies scala .9, functional-programming .8 | related zio .7
http4s | http4s | implies scala .9, backend .7
`,
);

const otherBackend = skillTable(
  'framework',
  `
rails | Ruby on Rails | aka rails, ror, rubyonrails, rails api | implies ruby .9, backend .8 | related laravel .4
sinatra | Sinatra | aka ruby sinatra | implies ruby .9, backend .8 | related rails .5 | case | context ruby, framework, rails, rack, server, app
hanami | Hanami | implies ruby .9, backend .8 | case | context ruby, framework, rails
hotwire | Hotwire | implies rails .6, frontend .6 | case
stimulus | Stimulus | aka stimulus.js, stimulusjs | implies rails .5, javascript .7, frontend .6 | related hotwire .7 | case | context rails, hotwire, turbo, controller, controllers, javascript
jekyll | Jekyll | implies ruby .4, static-sites .9 | case
laravel | Laravel | aka laravel framework | implies php .9, backend .8 | related symfony .6
livewire | Livewire | implies laravel .9 | case
symfony | Symfony | implies php .9, backend .8 | case
codeigniter | CodeIgniter | aka code igniter | implies php .9, backend .8 | related laravel .5
cakephp | CakePHP | implies php .9, backend .8 | related laravel .5
yii | Yii | aka yii2, yii framework | implies php .9, backend .8
slim-php | Slim | aka slim framework, slim php | implies php .9, backend .7 | case | context php, framework
laminas | Laminas | implies php .9, backend .8
dotnet | .NET | aka dotnet, .net core, .net framework, dot net | implies backend .5
aspnet | ASP.NET | aka asp.net core, asp.net mvc, asp.net web api, aspnetcore | implies dotnet .9, csharp .9, backend .8
blazor | Blazor | implies csharp .9, aspnet .7, frontend .5
signalr | SignalR | implies aspnet .7, websockets .8
abp-framework | ABP Framework | aka abp.io | implies aspnet .9
umbraco | Umbraco | implies csharp .7, cms .9
phoenix | Phoenix | aka phoenix framework | implies elixir .9, backend .8 | case | context elixir, liveview, framework, ecto, erlang, otp, channels
phoenix-liveview | Phoenix LiveView | aka liveview | implies phoenix .9, elixir .9
gin | Gin | aka gin gonic, gin framework | implies go .9, backend .8 | related echo .7, fiber .7 | case | context go, golang, framework, gorm, router, api, backend
echo | Echo | aka labstack echo, echo framework | implies go .9, backend .8 | case | context go, golang, labstack, framework
fiber | Fiber | aka gofiber, fiber framework | implies go .9, backend .8 | case | context go, golang, framework, fasthttp
chi-router | chi | aka go chi | implies go .9, backend .7 | context golang, router, gorm
beego | Beego | implies go .9, backend .8
actix | Actix | aka actix web | implies rust .9, backend .8 | related axum .7
axum | Axum | implies rust .9, backend .8
rocket-rs | Rocket | aka rocket.rs | implies rust .9, backend .8 | related axum .6 | case | context rust, framework, diesel, actix
tokio | Tokio | aka tokio.rs | implies rust .9, concurrency .8
vapor | Vapor | implies swift .9, backend .8 | case | context swift, server, backend, framework, fluent
dancer | Dancer | aka dancer2 | implies perl .9, backend .7 | case | context perl, mojolicious, framework
drogon | Drogon | aka drogon framework | implies cpp .9, backend .7 | case | context http, framework, server
`,
);

export const webBackend = [...javascriptBackend, ...pythonBackend, ...jvmBackend, ...otherBackend];
