import { skillTable } from '../skill-table.ts';

/** Smaller libraries of the web, in the browser and on servers. */
export const webLibraries = [
  ...skillTable(
    'library',
    `
redux-toolkit | Redux Toolkit | aka rtk query | implies redux .9
redux-saga | Redux-Saga | implies redux .9
redux-thunk | Redux Thunk | implies redux .9
react-bootstrap | React Bootstrap | aka reactstrap | implies react .8, bootstrap .8
jquery-ui | jQuery UI | implies jquery .9
jquery-mobile | jQuery Mobile | implies jquery .9
materialize-css | Materialize | aka materialize css, materializecss | implies material-design .8, css .6 | case enough | context css, bootstrap, frontend, material
primeng | PrimeNG | implies angular .8, frontend .6
primevue | PrimeVue | implies vue .8, frontend .6 | related primeng .6
primefaces | PrimeFaces | implies jsf .8, frontend .4
tiptap | Tiptap | implies rich-text-editors .9, prosemirror .6
lexical | Lexical | implies rich-text-editors .9, react .6 | case | context editor, react, facebook, text
draft-js | Draft.js | implies rich-text-editors .9, react .8 | related lexical .7
underscorejs | Underscore.js | implies javascript .7 | related lodash .9
mustache | Mustache | aka mustache.js | implies html .5 | related handlebars .8 | case | context template, templates, templating, handlebars
momentjs | Moment.js | implies javascript .6
day-js | Day.js | implies javascript .6 | related momentjs .7
luxon | Luxon | implies javascript .6 | related momentjs .7
date-fns | date-fns | implies javascript .6 | related momentjs .7
pug | Pug | aka pugjs, pug templates, jade templates | implies html .6, nodejs .5 | case | context template, templates, express, html, templating, jade, ejs
nunjucks | Nunjucks | implies html .5, javascript .5 | related jinja .6
thymeleaf | Thymeleaf | implies spring .7, html .5
blade-templates | Blade | aka laravel blade | implies laravel .9, html .5 | case | context laravel, template, templates, php
twig | Twig | implies php .7, html .5 | case | context symfony, template, templates, php
quilljs | Quill | aka quill.js | implies rich-text-editors .9 | case | context editor, text, rich
tinymce | TinyMCE | implies rich-text-editors .9 | related quilljs .7
ckeditor | CKEditor | implies rich-text-editors .9 | related quilljs .7
fabricjs | Fabric.js | implies canvas-api .9 | related konva .8
konva | Konva | aka konva.js | implies canvas-api .9
matterjs | Matter.js | implies physics-simulation .8, javascript .6
cannon-js | cannon.js | implies physics-simulation .8, javascript .6 | related matterjs .7
deckgl | deck.gl | implies webgl .6, maps .7
cesium | CesiumJS | aka cesium, cesium.js | implies maps .8, graphics-3d .5
google-maps | Google Maps | aka google maps api, google maps platform, google maps sdk | implies maps .9 | related mapbox .6, openstreetmap .5
openstreetmap | OpenStreetMap | aka osm, overpass api | implies maps .8
tensorflow-js | TensorFlow.js | aka tfjs | implies tensorflow .7, javascript .6
workbox | Workbox | implies progressive-web-apps .9
rxdb | RxDB | implies offline-first .9, javascript .6
dexie | Dexie.js | implies indexeddb .9
pouchdb | PouchDB | implies offline-first .8, couchdb .7
automerge | Automerge | implies crdt .9 | related yjs .7
cheerio | Cheerio | implies web-scraping .8, javascript .6 | case
jsdom | jsdom | implies web-scraping .8, javascript .6 | related cheerio .7
ajax | AJAX | aka xmlhttprequest, fetch api | implies javascript .7
lightning-css | Lightning CSS | implies css .7
class-validator | class-validator | implies typescript .6
ajv | Ajv | implies typescript .6 | related class-validator .7
yup | Yup | aka yup validation | implies typescript .6 | related class-validator .7
joi | Joi | aka joi validation | implies typescript .6 | related class-validator .7 | case | context validation, schema, node, express, hapi
nodemailer | Nodemailer | implies nodejs .8
multer | Multer | implies nodejs .8, express .6
pm2 | PM2 | implies nodejs .8
winston | Winston | implies nodejs .8, observability .3 | case | context logging, logger, logs, node, express
gunicorn | Gunicorn | implies python .8, web-servers .6
uwsgi | uWSGI | implies python .8, web-servers .6 | related gunicorn .7
uvicorn | Uvicorn | implies python .8, web-servers .6 | related gunicorn .7
flask-sqlalchemy | Flask-SQLAlchemy | implies flask .9, sqlalchemy .8
peewee | Peewee | implies python .9, orm .9
tortoise-orm | Tortoise ORM | implies python .9, orm .9 | related peewee .7
twisted | Twisted | aka python twisted | implies python .9, networking .5 | case | context python, asyncio, tornado
asyncio | asyncio | aka trio async | implies python .9, concurrency .8
nokogiri | Nokogiri | implies ruby .9, web-scraping .5
puma | Puma | implies ruby .8, web-servers .7 | case | context rails, ruby, server, sinatra, nginx
capybara | Capybara | implies ruby .8, e2e-testing .8 | case | context rspec, rails, test, tests, selenium, cucumber
minitest | Minitest | implies ruby .9, testing .9 | related rspec .8
hangfire | Hangfire | implies dotnet .8, csharp .8
mediatr | MediatR | implies dotnet .8, csharp .9
automapper | AutoMapper | implies dotnet .8, csharp .9 | related mediatr .7
serilog | Serilog | implies dotnet .8
guice | Guice | aka google guice | implies java .8, dependency-injection .8
guava | Guava | aka google guava | implies java .8 | case | context google, java, guice, library
jackson | Jackson | aka jackson json | implies java .8, json .7 | case | context json, java, spring, parser, serialization
gson | Gson | implies java .8, json .7 | related jackson .7
netty | Netty | implies java .8, networking .7 | case
mockk | MockK | implies kotlin .9, unit-testing .8
exposed | Exposed | aka jetbrains exposed | implies kotlin .9, orm .7 | case | context kotlin, ktor, sql, orm
serde | Serde | implies rust .9 | case
warp-rs | warp | aka warp.rs | implies rust .9, backend .8 | context rust, tokio, axum, actix
boost-cpp | Boost | aka boost c++, boost asio | implies cpp .9 | case | context c++, asio, cmake, qt, cpp
eigen | Eigen | implies cpp .8, numerical-computing .7 | case | context c++, matrix, linear
inertiajs | Inertia.js | implies laravel .7, frontend .6
filament | Filament | aka laravel filament | implies laravel .9 | case | context laravel, php, admin
guzzle | Guzzle | implies php .8 | case
pest-php | Pest | implies php .9, testing .9 | related phpunit .8 | case | context php, laravel, phpunit, test, tests
`,
  ),
  ...skillTable(
    'framework',
    `
foundry | Foundry | aka foundry forge | implies ethereum .8, solidity .8 | related hardhat .8 | case | context solidity, hardhat, ethereum, forge, contract, contracts
truffle | Truffle | aka truffle suite | implies ethereum .8, solidity .8 | related hardhat .8 | case | context solidity, ethereum, ganache, contract, contracts, blockchain, web3
ganache | Ganache | implies ethereum .8 | related truffle .7
mean-stack | MEAN stack | aka mevn stack, mean.js | implies mongodb .8, express .8, nodejs .8, javascript .7, full-stack .8
mern-stack | MERN stack | aka mern | implies mongodb .8, express .8, react .8, nodejs .8 | related mean-stack .7
lamp-stack | LAMP stack | aka lemp stack | implies linux .6, apache-httpd .7, mysql .7, php .8
xampp | XAMPP | aka wamp | implies php .6, mysql .5 | related lamp-stack .7
redwoodjs | RedwoodJS | implies react .8, full-stack .8, graphql .5
blitz-js | Blitz.js | implies react .8, full-stack .8, graphql .5 | related redwoodjs .7
docusaurus | Docusaurus | implies static-sites .8, technical-writing .5
vuepress | VuePress | implies static-sites .8, technical-writing .5 | related docusaurus .7
vitepress | VitePress | implies static-sites .8, technical-writing .5 | related docusaurus .7
mkdocs | MkDocs | implies technical-writing .6, static-sites .6
read-the-docs | Read the Docs | implies technical-writing .6, static-sites .6 | related mkdocs .7
sphinx | Sphinx | aka sphinx docs | implies technical-writing .6, static-sites .6 | related mkdocs .7 | case | context docs, python, documentation
hugo | Hugo | aka gohugo | implies static-sites .9 | case | context static, site, sites, theme, themes, blog, jekyll, generator
gatling | Gatling | implies load-testing .9, scala .3 | case
locust | Locust | aka locust.io | implies load-testing .9, python .5 | case | context load, test, tests, testing, performance
dash-plotly | Dash | aka plotly dash | implies plotly .8, python .8, data-visualization .8 | case | context plotly, python, dashboard
wagtail | Wagtail | aka wagtail cms | implies django .9, cms .9
django-cms | django CMS | implies django .9, cms .9 | related wagtail .7
payload-cms | Payload CMS | implies headless-cms .9, typescript .5
keystonejs | KeystoneJS | implies headless-cms .9, typescript .5 | related payload-cms .7
directus | Directus | implies headless-cms .9, typescript .5 | related payload-cms .7
struts | Apache Struts | aka struts | implies java .9, backend .7
wicket | Apache Wicket | implies java .9
google-web-toolkit | Google Web Toolkit | aka gwt | implies java .9 | related wicket .7
wildfly | WildFly | aka jboss | implies java .7, jakarta-ee .7
websphere | WebSphere | implies java .7, jakarta-ee .7 | related wildfly .7
weblogic | WebLogic | implies java .7, jakarta-ee .7 | related wildfly .7
glassfish | GlassFish | implies java .7, jakarta-ee .7 | related wildfly .7
camel | Apache Camel | implies java .6, message-queues .5
mulesoft | MuleSoft | implies java .6, message-queues .5 | related camel .7
orleans | Orleans | aka microsoft orleans | implies csharp .8, distributed-systems .8 | case | context net, actor, actors, grain, grains, c#
akka-net | Akka.NET | implies csharp .8, distributed-systems .8 | related orleans .7
silverlight | Silverlight | implies csharp .7, wpf .6
webforms | ASP.NET Web Forms | aka classic asp, web forms | implies aspnet .9
servicestack | ServiceStack | implies csharp .8, backend .8
mojolicious | Mojolicious | implies perl .9, backend .8 | related dancer .8
kemal | Kemal | implies crystal .9, backend .7
yesod | Yesod | implies haskell .9, backend .7
reagent | Reagent | implies clojurescript .9, react .5 | case | context clojurescript, clojure, re-frame, react
re-frame | re-frame | implies clojurescript .9, react .5 | related reagent .7
javalin | Javalin | aka spark java | implies java .8, kotlin .4, backend .8
gorilla-mux | Gorilla Mux | aka gorilla mux router | implies go .9, backend .7
cobra | Cobra | aka cobra cli | implies go .9 | case | context go, golang, cli, viper
`,
  ),
];
