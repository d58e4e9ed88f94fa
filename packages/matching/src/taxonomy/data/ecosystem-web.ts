import { skillTable } from '../skill-table.ts';

/** Libraries and services in the manifests of current web projects. */
export const ecosystemWeb = [
  ...skillTable(
    'library',
    `
kysely | Kysely | implies sql .8, typescript .7 | related drizzle .6
objection-js | Objection.js | implies knex .8, orm .9, nodejs .6
valibot | Valibot | implies typescript .7 | related zod .8
effect-ts | Effect | aka effect-ts, effect.ts | implies typescript .8, functional-programming .6 | case | context typescript, effect-ts, schema, fibers
conform | Conform | aka conform-to | implies react .6, typescript .6 | case | context forms, form, remix, zod, validation
next-intl | next-intl | implies nextjs .7, internationalization .8
lingui | Lingui | aka linguijs | implies internationalization .8, javascript .5
nivo | Nivo | implies react .7, data-visualization .7
react-flow | React Flow | aka xyflow, reactflow | implies react .8
react-spring | react-spring | implies react .8, web-animation .7
react-aria | React Aria | implies react .8, accessibility .7
dnd-kit | dnd kit | aka @dnd-kit | implies react .7
ag-grid | AG Grid | implies javascript .5, frontend .5
fullcalendar | FullCalendar | implies javascript .5
react-email | React Email | implies react .7
react-navigation | React Navigation | implies react-native .9
nativewind | NativeWind | implies react-native .8, tailwind .8
reanimated | Reanimated | aka react native reanimated | implies react-native .9, animation .5
tamagui | Tamagui | implies react-native .7
daisyui | daisyUI | implies tailwind .8
flowbite | Flowbite | implies tailwind .7
element-plus | Element Plus | aka element ui | implies vue .8
naive-ui | Naive UI | implies vue .8
vueuse | VueUse | implies vue .8
wagmi | wagmi | implies web3 .8, react .7
viem | viem | implies web3 .8, ethereum .7, typescript .6
ai-sdk | AI SDK | aka vercel ai sdk | implies llm .7, typescript .6
hls-js | hls.js | implies video .6, javascript .5
video-js | Video.js | implies video .6, javascript .5
tone-js | Tone.js | implies web-audio .9, javascript .6
rapier | Rapier | aka rapier physics | implies physics-simulation .8 | case | context physics, engine, three, bevy
pothos | Pothos | implies graphql .9, typescript .7 | case | context graphql, schema
type-graphql | TypeGraphQL | implies graphql .9, typescript .7
graphql-codegen | GraphQL Code Generator | aka graphql codegen | implies graphql .8
mercurius | Mercurius | implies graphql .9, fastify .8 | case
oclif | oclif | implies nodejs .8
lucia-auth | Lucia | aka lucia auth | implies authentication .9, typescript .5 | case | context auth, session, sessions
simplewebauthn | SimpleWebAuthn | implies passkeys .9
crawlee | Crawlee | implies web-scraping .9
`,
  ),
  ...skillTable(
    'framework',
    `
elysia | Elysia | aka elysiajs | implies bun .7, typescript .7, backend .7
nitro | Nitro | aka nitropack | implies nodejs .7, backend .6 | case | context nuxt, unjs, server, h3
tanstack-start | TanStack Start | implies react .8, tanstack-router .8, full-stack .6
starlight | Starlight | aka astro starlight | implies astro .8 | case | context astro, docs, documentation
deno-fresh | Fresh | aka deno fresh | implies deno .8, preact .7 | case | context deno, islands
analog-js | Analog | aka analogjs | implies angular .8 | case | context angular, meta-framework
wails | Wails | implies go .8, desktop .8
medusa-commerce | Medusa | aka medusajs | implies e-commerce .8, nodejs .7 | case
`,
  ),
  ...skillTable(
    'platform',
    `
tinybird | Tinybird | implies clickhouse .6, sql .6
turso | Turso | aka libsql | implies sqlite .8
neon-database | Neon | aka neon database, neon postgres | implies postgresql .8 | case | context postgres, postgresql, serverless, database, drizzle, prisma
planetscale | PlanetScale | implies mysql .7
upstash | Upstash | implies redis .6, serverless .4
resend | Resend | aka resend email | case | context email, emails, smtp, transactional
posthog | PostHog | implies web-analytics .8
inngest | Inngest | implies message-queues .5
trigger-dev | Trigger.dev | implies message-queues .5
convex | Convex | aka convex.dev | implies backend-as-a-service .8, typescript .6 | case | context backend, realtime, database, react, serverless
langfuse | Langfuse | implies llm .6, observability .5
plausible-analytics | Plausible | aka plausible analytics | implies web-analytics .8 | case | context analytics
matomo | Matomo | aka piwik | implies web-analytics .8
workos | WorkOS | implies single-sign-on .7
kinde | Kinde | implies authentication .8
`,
  ),
  ...skillTable(
    'tool',
    `
rspack | Rspack | aka rsbuild | implies javascript .5 | related webpack .7
tsup | tsup | implies typescript .6
changesets | Changesets | case | context release, monorepo, npm, changelog
semantic-release | semantic-release | implies continuous-delivery .6
commitlint | commitlint | implies git .5
husky-hooks | Husky | aka husky git hooks | implies git .5 | case | context hooks, hook, git, lint-staged
oxlint | Oxlint | aka oxc | implies javascript .4
stylelint | Stylelint | implies css .5
renovate | Renovate | aka renovate bot | case | context bot, dependencies, dependabot
woodpecker-ci | Woodpecker CI | implies continuous-integration .9
dev-containers | Dev Containers | aka devcontainer, devcontainers | implies docker .6
`,
  ),
];
