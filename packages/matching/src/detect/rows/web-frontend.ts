import { detectorTable } from '../detector-table.ts';

/** Libraries and tools for the browser. */
export const webFrontend = detectorTable(`
react | React | npm react react-dom preact-compat~ @types/react @vitejs/plugin-react* | gem react-rails react_on_rails
nextjs | Next.js | npm next eslint-config-next @next/* | files next.config.*
vue | Vue.js | npm vue @vue/* @vitejs/plugin-vue vue-loader vue-template-compiler | files vue.config.* | ext vue
nuxt | Nuxt | npm nuxt nuxt3 nuxt-edge @nuxt/* @nuxtjs/* | files nuxt.config.*
angular | Angular | npm @angular/core @angular/cli @angular/common @angular-devkit/* | files angular.json
angularjs | AngularJS | npm angular | gem angularjs-rails
svelte | Svelte | npm svelte @sveltejs/vite-plugin-svelte svelte-check | ext svelte
sveltekit | SvelteKit | npm @sveltejs/kit @sveltejs/adapter-* | files svelte.config.*~
solidjs | SolidJS | npm solid-js @solidjs/* solid-start
preact | Preact | npm preact @preact/*
qwik | Qwik | npm @builder.io/qwik @builder.io/qwik-city @qwik.dev/core
astro | Astro | npm astro @astrojs/* | files astro.config.* | ext astro
starlight | Starlight | npm @astrojs/starlight
remix | Remix | npm @remix-run/* remix | files remix.config.*
gatsby | Gatsby | npm gatsby gatsby-* | files gatsby-config.*
ember | Ember.js | npm ember-source ember-cli ember-data | files ember-cli-build.js
backbone | Backbone.js | npm backbone | gem backbone-rails
meteor | Meteor | npm meteor-node-stubs | files .meteor/packages
alpinejs | Alpine.js | npm alpinejs @alpinejs/*
htmx | htmx | npm htmx.org | pypi django-htmx flask-htmx
lit | Lit | npm lit lit-element lit-html @lit/*
stencil | Stencil | npm @stencil/core
polymer | Polymer | npm @polymer/* | files polymer.json
aurelia | Aurelia | npm aurelia aurelia-framework
marko | Marko | npm marko
eleventy | Eleventy | npm @11ty/eleventy | files .eleventy.js eleventy.config.*
tailwind | Tailwind CSS | npm tailwindcss @tailwindcss/* tailwind-merge~ prettier-plugin-tailwindcss | gem tailwindcss-rails tailwindcss-ruby | hex tailwind | files tailwind.config.*
bootstrap | Bootstrap | npm bootstrap bootstrap-vue react-bootstrap bootstrap-sass @ng-bootstrap/* bootswatch | gem bootstrap bootstrap-sass | pypi django-bootstrap* bootstrap-flask flask-bootstrap django-crispy-forms~ crispy-bootstrap5 | maven org.webjars*:bootstrap | nuget bootstrap
bulma | Bulma | npm bulma | gem bulma-rails
foundation-css | Foundation | npm foundation-sites | gem foundation-rails
electron | Electron | npm electron electron-builder electron-vite @electron-forge/* | files electron-builder.yml electron-builder.json forge.config.*
desktop | Desktop development | npm electron @tauri-apps/api @tauri-apps/cli | cargo tauri gtk4 iced egui eframe slint druid fltk | pypi pyqt5 pyqt6 pyside2 pyside6 wxpython | nuget usewpf usewindowsforms avalonia | maven org.openjfx:* | files windows/runner/main.cpp linux/my_application.cc macos/Podfile tauri.conf.json electron-builder.yml
tauri | Tauri | npm @tauri-apps/api @tauri-apps/cli | cargo tauri tauri-build | files tauri.conf.json
jquery | jQuery | npm jquery @types/jquery | gem jquery-rails | maven org.webjars*:jquery | nuget jquery
jquery-ui | jQuery UI | npm jquery-ui jquery-ui-dist | gem jquery-ui-rails
redux | Redux | npm redux react-redux @reduxjs/toolkit redux-persist | pub redux flutter_redux
redux-toolkit | Redux Toolkit | npm @reduxjs/toolkit
redux-saga | Redux-Saga | npm redux-saga
redux-thunk | Redux Thunk | npm redux-thunk
zustand | Zustand | npm zustand
mobx | MobX | npm mobx mobx-react mobx-react-lite mobx-state-tree | pub mobx flutter_mobx
recoil | Recoil | npm recoil
jotai | Jotai | npm jotai jotai-*
xstate | XState | npm xstate @xstate/*
pinia | Pinia | npm pinia @pinia/*
vuex | Vuex | npm vuex
ngrx | NgRx | npm @ngrx/*
rxjs | RxJS | npm rxjs
tanstack-query | TanStack Query | npm @tanstack/react-query @tanstack/vue-query @tanstack/svelte-query @tanstack/solid-query @tanstack/query-core react-query
tanstack-router | TanStack Router | npm @tanstack/react-router @tanstack/router @tanstack/router-plugin
tanstack-start | TanStack Start | npm @tanstack/start @tanstack/react-start
tanstack-table | TanStack Table | minor | npm @tanstack/react-table @tanstack/table-core @tanstack/vue-table react-table
swr | SWR | npm swr
react-router | React Router | npm react-router react-router-dom @react-router/*
react-hook-form | React Hook Form | npm react-hook-form @hookform/*
formik | Formik | npm formik
conform | Conform | npm @conform-to/*
apollo-client | Apollo Client | npm @apollo/client apollo-client apollo-angular @vue/apollo-composable react-apollo
urql | urql | npm urql @urql/*
relay | Relay | npm react-relay relay-runtime relay-compiler
graphql | GraphQL | npm graphql graphql-tag graphql-request @graphql-tools/* | pypi graphene graphene-django strawberry-graphql ariadne gql | gem graphql graphql-client | cargo async-graphql juniper graphql_client cynic | go github.com/99designs/gqlgen github.com/graphql-go/graphql github.com/graph-gophers/graphql-go | maven com.graphql-java:* com.netflix.graphql.dgs:* spring-boot-starter-graphql com.apollographql.* com.apollographql.apollo*:* | nuget hotchocolate* graphql | hex absinthe | composer webonyx/graphql-php nuwave/lighthouse | pub graphql graphql_flutter ferry | pod apollo | ext graphql gql
graphql-codegen | GraphQL Code Generator | minor | npm @graphql-codegen/*
pothos | Pothos | npm @pothos/*
type-graphql | TypeGraphQL | npm type-graphql
mercurius | Mercurius | npm mercurius
apollo-server | Apollo Server | npm apollo-server apollo-server-* @apollo/server
graphql-yoga | GraphQL Yoga | npm graphql-yoga
material-ui | Material UI | npm @mui/material @mui/* @material-ui/*
material-design | Material Design | npm material-components-web @material/web materialize-css~ mdbootstrap~ | maven com.google.android.material:material
chakra-ui | Chakra UI | npm @chakra-ui/*
ant-design | Ant Design | npm antd @ant-design/* ant-design-vue antd-mobile
mantine | Mantine | npm @mantine/*
radix-ui | Radix UI | npm @radix-ui/* radix-ui radix-vue reka-ui
shadcn-ui | shadcn/ui | npm shadcn shadcn-ui shadcn-vue shadcn-svelte class-variance-authority tailwindcss-animate tw-animate-css | files components.json
headless-ui | Headless UI | minor | npm @headlessui/*
react-aria | React Aria | minor | npm react-aria react-aria-components @react-aria/*
semantic-ui | Semantic UI | npm semantic-ui-react semantic-ui-css fomantic-ui
vuetify | Vuetify | npm vuetify vuetify-nuxt-module
quasar | Quasar | npm quasar @quasar/*
element-plus | Element Plus | npm element-plus element-ui
naive-ui | Naive UI | npm naive-ui
vueuse | VueUse | minor | npm @vueuse/*
angular-material | Angular Material | npm @angular/material
primeng | PrimeNG | npm primeng
primevue | PrimeVue | npm primevue
primefaces | PrimeFaces | maven org.primefaces:*
daisyui | daisyUI | npm daisyui
flowbite | Flowbite | npm flowbite flowbite-react flowbite-svelte
materialize-css | Materialize | minor | npm materialize-css @materializecss/materialize
styled-components | styled-components | npm styled-components
emotion-css | Emotion | npm @emotion/*
unocss | UnoCSS | npm unocss @unocss/* | files uno.config.*
postcss | PostCSS | minor | npm postcss postcss-* @tailwindcss/postcss | files postcss.config.*
autoprefixer | Autoprefixer | minor | npm autoprefixer
lightning-css | Lightning CSS | minor | npm lightningcss
framer-motion | Framer Motion | npm framer-motion motion
gsap | GSAP | npm gsap
react-spring | react-spring | minor | npm @react-spring/* react-spring
lottie | Lottie | npm lottie-web lottie-react @lottiefiles/* lottie-react-native | pub lottie | pod lottie-ios | maven com.airbnb.android:lottie*
d3 | D3.js | npm d3 d3-*
chartjs | Chart.js | npm chart.js react-chartjs-2 vue-chartjs ng2-charts | gem chartkick chart-js-rails
highcharts | Highcharts | npm highcharts highcharts-*
echarts | Apache ECharts | npm echarts echarts-for-react vue-echarts | pypi pyecharts
recharts | Recharts | npm recharts
nivo | Nivo | npm @nivo/*
visx | visx | npm @visx/* @vx/*
react-flow | React Flow | npm reactflow @xyflow/react react-flow-renderer
threejs | Three.js | npm three @types/three
react-three-fiber | React Three Fiber | npm @react-three/*
babylonjs | Babylon.js | npm @babylonjs/* babylonjs
pixijs | PixiJS | npm pixi.js @pixi/*
p5js | p5.js | npm p5
a-frame | A-Frame | npm aframe
phaser | Phaser | npm phaser
rapier | Rapier | npm @dimforge/* | cargo rapier2d rapier3d
matterjs | Matter.js | npm matter-js
leaflet | Leaflet | npm leaflet react-leaflet @vue-leaflet/* | gem leaflet-rails | cran leaflet
openlayers | OpenLayers | npm ol
mapbox | Mapbox | npm mapbox-gl react-map-gl @mapbox/* | maven com.mapbox.maps:* | pub mapbox_gl mapbox_maps_flutter | pod MapboxMaps
maplibre | MapLibre | npm maplibre-gl @maplibre/* | pub maplibre_gl
deckgl | deck.gl | npm deck.gl @deck.gl/* | pypi pydeck
cesium | CesiumJS | npm cesium
google-maps | Google Maps | npm @googlemaps/* @react-google-maps/api google-map-react @vis.gl/react-google-maps | pub google_maps_flutter | pod GoogleMaps | pypi googlemaps | maven com.google.android.gms:play-services-maps com.google.maps.android:*
lodash | Lodash | minor | npm lodash lodash-es lodash.*
underscorejs | Underscore.js | minor | npm underscore
immer | Immer | minor | npm immer use-immer
axios | Axios | minor | npm axios
momentjs | Moment.js | minor | npm moment moment-timezone
day-js | Day.js | minor | npm dayjs
luxon | Luxon | minor | npm luxon
date-fns | date-fns | minor | npm date-fns
zod | Zod | npm zod @hono/zod-validator @hono/zod-openapi nestjs-zod zod-validation-error
valibot | Valibot | npm valibot
yup | Yup | minor | npm yup
joi | Joi | npm joi @hapi/joi celebrate
ajv | Ajv | minor | npm ajv
class-validator | class-validator | minor | npm class-validator
monaco-editor | Monaco Editor | npm monaco-editor @monaco-editor/react
codemirror | CodeMirror | npm codemirror @codemirror/* @uiw/react-codemirror
prosemirror | ProseMirror | npm prosemirror-*
slatejs | Slate.js | npm slate slate-react @udecode/plate* platejs
tiptap | Tiptap | npm @tiptap/*
lexical | Lexical | npm lexical @lexical/*
draft-js | Draft.js | npm draft-js
quilljs | Quill | npm quill react-quill ngx-quill
tinymce | TinyMCE | npm tinymce @tinymce/* | composer tinymce/tinymce | pypi django-tinymce
ckeditor | CKEditor | npm ckeditor5 @ckeditor/* ckeditor | pypi django-ckeditor*
yjs | Yjs | npm yjs y-* @hocuspocus/*
automerge | Automerge | npm @automerge/* automerge | cargo automerge
fabricjs | Fabric.js | npm fabric
konva | Konva | npm konva react-konva
dnd-kit | dnd kit | minor | npm @dnd-kit/*
ag-grid | AG Grid | npm ag-grid-* @ag-grid-community/*
fullcalendar | FullCalendar | npm @fullcalendar/* fullcalendar
storybook | Storybook | npm storybook @storybook/* | files .storybook/main.*
handlebars | Handlebars | npm handlebars hbs express-handlebars ember-cli-htmlbars~ | ext hbs handlebars
mustache | Mustache | minor | npm mustache | gem mustache | pypi pystache | maven com.github.spullara.mustache.java:*
pug | Pug | npm pug | ext pug jade
ejs | EJS | npm ejs | ext ejs
nunjucks | Nunjucks | minor | npm nunjucks | ext njk
i18next | i18next | npm i18next react-i18next next-i18next i18next-*
next-intl | next-intl | npm next-intl
lingui | Lingui | npm @lingui/*
formatjs | FormatJS | minor | npm react-intl @formatjs/*
tensorflow-js | TensorFlow.js | npm @tensorflow/*
workbox | Workbox | minor | npm workbox-* vite-plugin-pwa next-pwa @serwist/*
progressive-web-apps | Progressive web apps | npm vite-plugin-pwa next-pwa @vite-pwa/* @serwist/next register-service-worker @angular/pwa | gem serviceworker-rails
rxdb | RxDB | npm rxdb
dexie | Dexie.js | npm dexie dexie-react-hooks
pouchdb | PouchDB | npm pouchdb pouchdb-*
inertiajs | Inertia.js | npm @inertiajs/* | composer inertiajs/inertia-laravel | gem inertia_rails | pypi inertia-django
web3js | web3.js | npm web3 | pypi web3
ethersjs | ethers.js | npm ethers
viem | viem | npm viem
wagmi | wagmi | npm wagmi @wagmi/* @rainbow-me/rainbowkit
hls-js | hls.js | minor | npm hls.js
video-js | Video.js | npm video.js
tone-js | Tone.js | npm tone
webrtc | WebRTC | npm simple-peer peerjs mediasoup mediasoup-client wrtc werift | pypi aiortc | go github.com/pion/webrtc | cargo webrtc str0m | pub flutter_webrtc | pod GoogleWebRTC WebRTC-lib | maven org.webrtc:*
web-audio | Web Audio API | npm standardized-audio-context wavesurfer.js
docusaurus | Docusaurus | npm @docusaurus/* | files docusaurus.config.*
vuepress | VuePress | npm vuepress @vuepress/*
vitepress | VitePress | npm vitepress
browser-extensions | Browser extensions | npm webextension-polyfill wxt plasmo web-ext @types/webextension-polyfill @crxjs/vite-plugin
chrome-extensions | Chrome extensions | npm @types/chrome chrome-types crx
web-components | Web components | npm @open-wc/* @webcomponents/* @shoelace-style/shoelace
accessibility | Accessibility | minor | npm eslint-plugin-jsx-a11y~
`);
