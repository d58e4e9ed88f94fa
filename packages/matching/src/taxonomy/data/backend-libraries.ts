import { skillTable } from '../skill-table.ts';

const runtimes = skillTable(
  'platform',
  `
nodejs | Node.js | aka node?, nodejs, node js | implies javascript .8, backend .7 | related deno .7, bun .7 | context express, npm, server, backend, javascript, js, react, typescript, api, mongodb, developer, runtime
deno | Deno | aka deno deploy | implies typescript .7, javascript .7, backend .6
bun | Bun | aka bun.sh, bunjs, bun runtime | implies javascript .8, backend .5 | case | context runtime, javascript, node, nodejs, node.js, deno, typescript, bundler, npm
jvm | JVM | aka java virtual machine | implies java .5
mono | Mono | aka mono project | implies dotnet .8 | case | context net, c#, runtime, xamarin, dotnet
`,
);

const serverLibraries = skillTable(
  'library',
  `
socketio | Socket.IO | aka socketio, socket.io client | implies websockets .9, javascript .6
prisma | Prisma | aka prisma orm | implies sql .7, orm .9, typescript .6 | related drizzle .7, typeorm .7 | case
drizzle | Drizzle | aka drizzle orm | implies sql .8, orm .9, typescript .7 | case | context orm, sql, typescript, postgres, database, schema, prisma
typeorm | TypeORM | implies sql .7, orm .9, typescript .6
sequelize | Sequelize | aka sequelize orm | implies sql .6, orm .9, nodejs .7 | related typeorm .7
knex | Knex.js | aka knex | implies sql .8, nodejs .7
mikro-orm | MikroORM | aka mikro orm | implies orm .9, typescript .7
mongoose | Mongoose | aka mongoose odm | implies mongodb .9, nodejs .7, orm .6 | case
hibernate | Hibernate | aka hibernate orm | implies java .8, jpa .8, orm .9 | case
jpa | JPA | aka java persistence api, jakarta persistence | implies java .8, orm .9
mybatis | MyBatis | implies java .8, sql .8
sqlalchemy | SQLAlchemy | aka sql alchemy | implies python .9, sql .7, orm .9
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
ejs | EJS | aka ejs templates | implies nodejs .6, html .6
graphql-yoga | GraphQL Yoga | implies graphql .9, nodejs .7
apollo-server | Apollo Server | aka apollo graphql | implies graphql .9, nodejs .6
hasura | Hasura | implies graphql .9, postgresql .6
postgraphile | PostGraphile | implies graphql .9, postgresql .8
`,
);

export const backendLibraries = [...runtimes, ...serverLibraries];
