import { skillTable } from '../skill-table.ts';

const frameworks = skillTable(
  'framework',
  `
react | React | aka reactjs, react hooks, create react app, react 19 | implies javascript .7, frontend .8 | related vue .4, angular .3, svelte .35, solidjs .5, preact .8 | case enough | context js, native, frontend, front-end, component, components, hooks, redux, app, apps, typescript, javascript, node, website, web, library, framework, client, ui | never to, quickly, when
nextjs | Next.js | aka nextjs, next 15 | implies react .9, javascript .6, frontend .8, server-side-rendering .7 | related remix .5, nuxt .4
vue | Vue.js | aka vue, vue 3, vue 2, vue composition api | implies javascript .7, frontend .8 | related angular .35, svelte .4
nuxt | Nuxt | aka nuxt.js, nuxt 3 | implies vue .9, frontend .8, server-side-rendering .7
angular | Angular | aka angular 2, angular cli, angular 17 | implies typescript .8, frontend .8 | related angularjs .5
angularjs | AngularJS | aka angular 1, angular.js | implies javascript .7, frontend .8
svelte | Svelte | aka sveltejs, svelte 5 | implies javascript .7, frontend .8
sveltekit | SvelteKit | aka svelte kit | implies svelte .9, frontend .8, server-side-rendering .6
solidjs | SolidJS | aka solid.js, solid start | implies javascript .7, frontend .8
preact | Preact | aka preactjs | implies javascript .7, frontend .8
qwik | Qwik | aka qwik city | implies javascript .6, frontend .8 | related react .3
astro | Astro | aka astro.build, astrojs | implies javascript .6, frontend .8, static-sites .8 | case
remix | Remix | aka remix run, remix.run | implies react .9, frontend .8, server-side-rendering .7 | case | context react, loader, loaders, framework, router, nextjs, next.js, app
gatsby | Gatsby | aka gatsbyjs | implies react .8, frontend .7, static-sites .8 | related nextjs .5 | case
ember | Ember.js | aka Ember?, emberjs, ember cli | implies javascript .7, frontend .8 | case | context javascript, framework, frontend, app, cli
backbone | Backbone.js | aka Backbone?, backbonejs | implies javascript .7, frontend .7 | case | context javascript, framework, frontend, marionette, underscore
meteor | Meteor | aka meteorjs | implies javascript .7, nodejs .7, full-stack .6 | case | context javascript, framework, app, mongodb, js
alpinejs | Alpine.js | aka alpinejs | implies javascript .5, frontend .7
htmx | htmx | implies html .7, frontend .6
lit | Lit | aka lit element, lit html, litelement | implies web-components .9, frontend .7 | case | context components, element, elements, google, web
stencil | Stencil | aka stenciljs | implies web-components .9, frontend .7 | case | context components, ionic, compiler, web
polymer | Polymer | aka polymer project, polymerjs | implies web-components .8, frontend .7 | case | context components, element, elements, google, web
aurelia | Aurelia | implies javascript .7, frontend .8
marko | Marko | implies javascript .6, frontend .7 | case | context ebay, template, templates, components, framework
eleventy | Eleventy | aka 11ty | implies static-sites .9, javascript .5
tailwind | Tailwind CSS | aka tailwind, tailwindcss, tailwind ui | implies css .8, frontend .7
bootstrap | Bootstrap | aka twitter bootstrap, bootstrap 5 | implies css .7, frontend .6 | case enough | context css, html, html5, jquery, template, framework, frontend, front-end, responsive, theme, styling, ui
bulma | Bulma | aka bulma css | implies css .7, frontend .5 | related bootstrap .6
foundation-css | Foundation | aka zurb foundation, foundation css | implies css .7, frontend .5 | related bootstrap .6 | case | context zurb, css, bootstrap, sass, responsive
electron | Electron | aka electronjs, electron app | implies javascript .7, nodejs .6, desktop .9 | related tauri .6 | case
tauri | Tauri | aka tauri app | implies rust .5, desktop .9
`,
);

const libraries = skillTable(
  'library',
  `
jquery | jQuery | aka j query | implies javascript .7, frontend .6
redux | Redux | implies react .8, state-management .9
zustand | Zustand | implies react .8, state-management .9 | related redux .5
mobx | MobX | aka mobx state tree | implies state-management .9, react .6 | related redux .5
recoil | Recoil | aka recoiljs | implies react .8, state-management .9 | case | context react, state, atoms, redux, facebook
jotai | Jotai | implies react .8, state-management .9 | related zustand .6
xstate | XState | aka state machines in javascript | implies state-management .9, javascript .6
pinia | Pinia | implies vue .9, state-management .9 | related vuex .8
vuex | Vuex | implies vue .9, state-management .9
ngrx | NgRx | implies angular .9, state-management .9, rxjs .7
rxjs | RxJS | aka rx.js, reactive extensions for javascript | implies javascript .7
tanstack-query | TanStack Query | aka react query | implies react .7, frontend .7
tanstack-router | TanStack Router | implies react .8, typescript .6
tanstack-table | TanStack Table | aka react table | implies frontend .6
swr | SWR | implies react .8 | related tanstack-query .7
react-router | React Router | aka react router dom | implies react .9
react-hook-form | React Hook Form | implies react .9
formik | Formik | implies react .8 | related react-hook-form .7
apollo-client | Apollo Client | implies graphql .9, frontend .6
urql | urql | implies graphql .8, frontend .6 | related apollo-client .7
relay | Relay | aka relay modern | implies graphql .9, react .8 | case | context graphql, react, facebook, apollo
material-ui | Material UI | aka mui, materialui | implies react .8, material-design .7, frontend .6
material-design | Material Design | implies design-systems .5, frontend .3
chakra-ui | Chakra UI | implies react .8, frontend .7 | related material-ui .6
ant-design | Ant Design | aka antd | implies react .8, frontend .7 | related material-ui .6
mantine | Mantine | aka mantine ui | implies react .8, frontend .7 | related chakra-ui .6
radix-ui | Radix UI | aka radix primitives | implies react .8, accessibility .5
shadcn-ui | shadcn/ui | aka shadcn | implies react .8, tailwind .8, radix-ui .6
headless-ui | Headless UI | implies tailwind .6, accessibility .4
semantic-ui | Semantic UI | implies css .6, frontend .6 | related bootstrap .5
vuetify | Vuetify | implies vue .9, material-design .6
quasar | Quasar | aka quasar framework | implies vue .9, frontend .7 | case | context vue, framework, app, components
angular-material | Angular Material | implies angular .9, material-design .7
styled-components | styled-components | aka styled component | implies css-in-js .9, react .7
emotion-css | Emotion | aka emotion css, emotion.js, emotionjs | implies css-in-js .9, react .6 | case | context css, styled, styles, react
css-in-js | CSS-in-JS | implies css .8, frontend .6
css-modules | CSS Modules | implies css .9
postcss | PostCSS | implies css .8
autoprefixer | Autoprefixer | implies postcss .9
unocss | UnoCSS | implies css .7 | related tailwind .7
framer-motion | Framer Motion | aka motion for react | implies react .6, web-animation .9
gsap | GSAP | aka greensock | implies web-animation .9, javascript .5
lottie | Lottie | aka lottie animations, bodymovin | implies web-animation .7 | case
d3 | D3.js | aka d3, data driven documents | implies javascript .7, data-visualization .9
chartjs | Chart.js | aka chartjs | implies javascript .5, data-visualization .8 | related d3 .4
highcharts | Highcharts | implies javascript .5, data-visualization .8 | related chartjs .6
echarts | Apache ECharts | aka echarts | implies data-visualization .8, javascript .5 | related chartjs .6
recharts | Recharts | implies react .7, data-visualization .8
visx | visx | implies d3 .6, react .7, data-visualization .8
threejs | Three.js | aka three.js library | implies javascript .7, webgl .9, graphics-3d .7
react-three-fiber | React Three Fiber | aka r3f | implies threejs .9, react .8
babylonjs | Babylon.js | implies javascript .6, webgl .9, graphics-3d .7 | related threejs .7
pixijs | PixiJS | aka pixi.js | implies javascript .6, webgl .7 | related phaser .5
p5js | p5.js | aka p5 | implies javascript .6, creative-coding .9 | related processing .6
a-frame | A-Frame | aka aframe vr | implies webxr .9, threejs .6
leaflet | Leaflet | aka leaflet.js | implies javascript .6, maps .9 | case
openlayers | OpenLayers | implies javascript .6, maps .9 | related leaflet .7
mapbox | Mapbox | aka mapbox gl, mapbox gl js | implies maps .9 | related leaflet .5, maplibre .9
maplibre | MapLibre | aka maplibre gl | implies maps .9
lodash | Lodash | aka lodash js | implies javascript .7
immer | Immer | aka immerjs | implies javascript .6, state-management .5 | case | context react, redux, immutable, state
axios | Axios | implies javascript .6 | case
zod | Zod | aka zod schema | implies typescript .8 | case
monaco-editor | Monaco Editor | implies javascript .5
codemirror | CodeMirror | implies javascript .5 | related monaco-editor .6
prosemirror | ProseMirror | implies javascript .6, rich-text-editors .9
slatejs | Slate.js | implies react .7, rich-text-editors .9
yjs | Yjs | implies crdt .9, javascript .6
storybook | Storybook | implies frontend .7, design-systems .6 | case
handlebars | Handlebars | aka handlebars.js | implies javascript .5, html .5 | case
i18next | i18next | aka react i18next | implies internationalization .9, javascript .5
formatjs | FormatJS | aka react intl | implies internationalization .9, react .6
`,
);

export const webFrontend = [...frameworks, ...libraries];
