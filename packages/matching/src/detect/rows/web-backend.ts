import { detectorTable } from '../detector-table.ts';

/** Servers in JavaScript and Python, and libraries common to servers in all languages. */
export const webBackend = detectorTable(`
nodejs | Node.js | npm @types/node nodemon ts-node-dev | docker node | files package.json .nvmrc .node-version
deno | Deno | docker denoland/deno | action denoland/setup-deno | files deno.json deno.jsonc deno.lock
bun | Bun | npm bun-types @types/bun | docker oven/bun | action oven-sh/setup-bun | files bun.lockb bun.lock bunfig.toml
express | Express | npm express @types/express express-session
fastify | Fastify | npm fastify @fastify/*
koa | Koa | npm koa koa-* @koa/*
nestjs | NestJS | npm @nestjs/core @nestjs/common @nestjs/* | files nest-cli.json
hapi | hapi | npm @hapi/hapi hapi
hono | Hono | npm hono @hono/*
elysia | Elysia | npm elysia @elysiajs/*
nitro | Nitro | npm nitropack nitro
adonisjs | AdonisJS | npm @adonisjs/*
sails | Sails.js | npm sails
feathersjs | FeathersJS | npm @feathersjs/*
strapi | Strapi | npm @strapi/strapi @strapi/* strapi
loopback | LoopBack | npm @loopback/* loopback
medusa-commerce | Medusa | npm @medusajs/*
payload-cms | Payload CMS | npm payload @payloadcms/*
keystonejs | KeystoneJS | npm @keystone-6/core keystone @keystonejs/*
directus | Directus | npm @directus/sdk directus | docker directus/directus
redwoodjs | RedwoodJS | npm @redwoodjs/*
blitz-js | Blitz.js | npm blitz @blitzjs/*
trpc | tRPC | npm @trpc/*
socketio | Socket.IO | npm socket.io socket.io-client | pypi python-socketio flask-socketio | pub socket_io_client | pod Socket.IO-Client-Swift | maven io.socket:socket.io-client
websockets | WebSockets | npm ws websocket reconnecting-websocket partysocket | pypi websockets websocket-client | gem websocket faye-websocket anycable-rails | go github.com/gorilla/websocket nhooyr.io/websocket github.com/coder/websocket github.com/gobwas/ws | cargo tungstenite tokio-tungstenite | maven spring-boot-starter-websocket org.java-websocket:* | pub web_socket_channel | pod Starscream | composer cboden/ratchet beyondcode/laravel-websockets laravel/reverb
prisma | Prisma | npm prisma @prisma/client @prisma/* | pypi prisma | files schema.prisma | ext prisma
drizzle | Drizzle | npm drizzle-orm drizzle-kit | files drizzle.config.*
kysely | Kysely | npm kysely prisma-kysely
typeorm | TypeORM | npm typeorm @nestjs/typeorm
sequelize | Sequelize | npm sequelize sequelize-typescript @nestjs/sequelize
knex | Knex.js | npm knex
objection-js | Objection.js | npm objection
mikro-orm | MikroORM | npm @mikro-orm/*
mongoose | Mongoose | npm mongoose @nestjs/mongoose
passportjs | Passport.js | npm passport passport-* @nestjs/passport
nextauth | Auth.js | npm next-auth @auth/*
better-auth | Better Auth | npm better-auth @better-auth/*
lucia-auth | Lucia | npm lucia lucia-auth
simplewebauthn | SimpleWebAuthn | minor | npm @simplewebauthn/*
passkeys | Passkeys | minor | npm @simplewebauthn/server fido2-lib | go github.com/go-webauthn/webauthn github.com/duo-labs/webauthn | pypi webauthn fido2 | gem webauthn | cargo webauthn-rs | composer web-auth/webauthn-lib
oauth | OAuth | npm simple-oauth2 oauth4webapi arctic openid-client | pypi authlib requests-oauthlib social-auth-app-django python-social-auth flask-dance django-oauth-toolkit django-allauth | gem omniauth omniauth-* doorkeeper oauth2 oauth | go golang.org/x/oauth2 github.com/coreos/go-oidc github.com/markbates/goth | cargo oauth2 openidconnect | maven spring-boot-starter-oauth2-* spring-security-oauth2* | composer league/oauth2-* laravel/passport laravel/socialite | hex ueberauth ueberauth_* assent
jwt | JWT | npm jsonwebtoken jose @nestjs/jwt express-jwt | pypi pyjwt python-jose djangorestframework-simplejwt flask-jwt-extended | gem jwt | go github.com/golang-jwt/jwt github.com/dgrijalva/jwt-go | cargo jsonwebtoken | maven io.jsonwebtoken:* com.auth0:java-jwt com.nimbusds:nimbus-jose-jwt | nuget system.identitymodel.tokens.jwt microsoft.aspnetcore.authentication.jwtbearer | hex guardian joken | composer firebase/php-jwt tymon/jwt-auth lcobucci/jwt
bullmq | BullMQ | npm bullmq bull @nestjs/bull @nestjs/bullmq
inngest | Inngest | npm inngest | pypi inngest
trigger-dev | Trigger.dev | npm @trigger.dev/*
nodemailer | Nodemailer | minor | npm nodemailer
multer | Multer | minor | npm multer
winston | Winston | minor | npm winston
pm2 | PM2 | minor | npm pm2 | files ecosystem.config.js ecosystem.config.cjs
effect-ts | Effect | npm effect @effect/*
react-email | React Email | minor | npm react-email @react-email/*
ai-sdk | AI SDK | minor | npm ai @ai-sdk/*
oclif | oclif | minor | npm @oclif/core
crawlee | Crawlee | npm crawlee | pypi crawlee
cheerio | Cheerio | minor | npm cheerio
jsdom | jsdom | minor | npm jsdom
puppeteer | Puppeteer | npm puppeteer puppeteer-core | pypi pyppeteer
discord-bots | Discord bots | npm discord.js @discordjs/* eris | pypi discord.py discord py-cord nextcord disnake | go github.com/bwmarrin/discordgo | cargo serenity poise twilight-gateway | nuget discord.net dsharpplus | gem discordrb | maven net.dv8tion:JDA | hex nostrum
telegram-bots | Telegram bots | npm telegraf grammy node-telegram-bot-api | pypi python-telegram-bot aiogram pytelegrambotapi pyrogram telethon | go github.com/go-telegram-bot-api/telegram-bot-api gopkg.in/telebot.v3 | cargo teloxide | maven org.telegram:* | gem telegram-bot-ruby | composer irazasyed/telegram-bot-sdk
slack-apps | Slack apps | npm @slack/bolt @slack/web-api | pypi slack-bolt slack-sdk slackclient | gem slack-ruby-client slack-notifier~ | go github.com/slack-go/slack
django | Django | pypi django django-* | files manage.py~
django-rest-framework | Django REST Framework | pypi djangorestframework djangorestframework-* drf-spectacular drf-yasg
django-ninja | Django Ninja | pypi django-ninja
django-channels | Django Channels | pypi channels channels-redis
flask | Flask | pypi flask flask-*
flask-sqlalchemy | Flask-SQLAlchemy | minor | pypi flask-sqlalchemy
fastapi | FastAPI | pypi fastapi fastapi-*
starlette | Starlette | minor | pypi starlette
litestar | Litestar | pypi litestar starlite
tornado | Tornado | pypi tornado
pyramid | Pyramid | pypi pyramid pyramid-*
aiohttp | aiohttp | pypi aiohttp aiohttp-*
sanic | Sanic | pypi sanic
quart | Quart | pypi quart
twisted | Twisted | pypi twisted
streamlit | Streamlit | pypi streamlit streamlit-*
gradio | Gradio | pypi gradio
wagtail | Wagtail | pypi wagtail
django-cms | django CMS | pypi django-cms
dash-plotly | Dash | pypi dash dash-*
sqlalchemy | SQLAlchemy | pypi sqlalchemy sqlalchemy-* flask-sqlalchemy sqlmodel
alembic | Alembic | pypi alembic flask-migrate | files alembic.ini
sqlmodel | SQLModel | pypi sqlmodel
pydantic | Pydantic | pypi pydantic pydantic-settings pydantic-*
marshmallow | marshmallow | pypi marshmallow marshmallow-* flask-marshmallow
wtforms | WTForms | pypi wtforms flask-wtf
peewee | Peewee | pypi peewee
tortoise-orm | Tortoise ORM | pypi tortoise-orm
celery | Celery | pypi celery django-celery-* flower
dramatiq | Dramatiq | pypi dramatiq
jinja | Jinja | pypi jinja2 | ext jinja j2 jinja2
gunicorn | Gunicorn | minor | pypi gunicorn
uvicorn | Uvicorn | minor | pypi uvicorn
uwsgi | uWSGI | minor | pypi uwsgi
typer | Typer | minor | pypi typer
loguru | Loguru | minor | pypi loguru
textual-tui | Textual | pypi textual
requests-python | Requests | minor | pypi requests
asyncio | asyncio | minor | pypi anyio uvloop trio
beautifulsoup | Beautiful Soup | pypi beautifulsoup4 bs4
scrapy | Scrapy | pypi scrapy scrapy-*
mkdocs | MkDocs | pypi mkdocs mkdocs-* | files mkdocs.yml
sphinx | Sphinx | minor | pypi sphinx sphinx-* furo
read-the-docs | Read the Docs | minor | pypi sphinx-rtd-theme | files .readthedocs.yml .readthedocs.yaml
`);
