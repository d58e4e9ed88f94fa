import { skillTable } from '../skill-table.ts';

const engineering = skillTable(
  'practice',
  `
testing | Testing | aka software testing
test-automation | Test automation | aka automated testing, automated tests | implies testing .9
unit-testing | Unit testing | aka unit tests, unit test | implies testing .9
integration-testing | Integration testing | aka integration tests | implies testing .9
e2e-testing | End-to-end testing | aka e2e testing, e2e tests, end to end tests, ui testing, browser testing, e2e | implies testing .9
tdd | Test-driven development | aka tdd | implies testing .9, unit-testing .8
bdd | Behaviour-driven development | aka bdd, behavior driven development | implies testing .8
load-testing | Load testing | aka performance testing, stress testing | implies testing .7, performance .7
property-based-testing | Property-based testing | aka fuzzing, fuzz testing | implies testing .9
code-review | Code review | aka code reviews, pull request reviews, peer review of code
code-quality | Code quality | aka quality of code | related code-review .5
test-coverage | Test coverage | aka code coverage | implies testing .7
refactoring | Refactoring
clean-code | Clean code | related refactoring .6
legacy-code | Legacy code | aka legacy systems | related refactoring .6
design-patterns | Design patterns | aka software design patterns | implies software-architecture .6
software-architecture | Software architecture | aka architecture design, solution architecture
system-design | System design | aka systems design | implies software-architecture .8
domain-driven-design | Domain-driven design | aka ddd, domain driven | implies software-architecture .8
event-driven | Event-driven architecture | aka event driven, event driven systems | implies software-architecture .7, distributed-systems .6
microservices | Microservices | aka microservice, micro services, service oriented architecture, soa | implies backend .7, distributed-systems .6
service-mesh | Service mesh | implies kubernetes .8, microservices .5 | related istio .7
micro-frontends | Micro frontends | aka micro frontend, module federation | implies frontend .8
serverless | Serverless | aka faas, cloud functions, serverless functions | implies cloud .8, backend .5
distributed-systems | Distributed systems | aka distributed computing, distributed system | implies backend .6
concurrency | Concurrency | aka async programming, concurrent programming
multithreading | Multithreading | aka multi threading, parallel programming | implies concurrency .9
functional-programming | Functional programming | aka fp style
object-oriented-programming | Object-oriented programming | aka oop, object oriented design, object oriented, ood
dependency-injection | Dependency injection | aka inversion of control
algorithms | Algorithms | aka algorithms and data structures
competitive-programming | Competitive programming | aka leetcode, codeforces, icpc | implies algorithms .9
formal-methods | Formal methods | aka formal verification, model checking
performance | Performance | aka performance optimization, performance tuning, profiling, web performance, core web vitals, performance optimisation | context optimization, optimisation, web, tuning, profiling, latency, benchmark, benchmarks | case
caching | Caching | aka cache design, cdn caching
orm | ORM | aka object relational mapping, object relational mapper | implies databases .5
databases | Databases | aka database, database design, database schema | tags db
relational-databases | Relational databases | aka relational database, rdbms | implies databases .9, sql .6
data-modelling | Data modelling | aka data modeling | implies databases .8
api-design | API design | aka api development, rest api design | tags api, apis, web api, web apis
rest | REST | aka rest api, rest apis, restful, restful api, restful apis, restful services | implies api-design .8, backend .5 | related graphql .4 | case | context api, apis, http, json, endpoint, endpoints, graphql, soap
graphql | GraphQL | aka graph ql, graphql api | implies api-design .8
grpc | gRPC | aka grpc web | implies api-design .7, microservices .5
soap | SOAP | aka soap api, wsdl, soap services | implies xml .6, api-design .5 | case | context api, apis, wsdl, xml, rest, web, service, services
webhooks | Webhooks | aka webhook | implies api-design .6
websockets | WebSockets | aka websocket, web sockets | implies realtime .8, backend .4
realtime | Real-time systems | aka realtime, realtime web, real time messaging
server-sent-events | Server-sent events | implies realtime .8
webrtc | WebRTC | aka web rtc | implies realtime .8, javascript .3
peerjs | PeerJS | implies webrtc .9, javascript .7
video-conferencing | Video conferencing | aka video calls | implies realtime .6 | related webrtc .5
crdt | CRDT | aka crdts, conflict free replicated data types, collaborative editing | implies distributed-systems .7, realtime .5
message-queues | Message queues | aka message queue, message broker, pub/sub, event streaming, messaging queues, job queues | implies distributed-systems .5, backend .5
authentication | Authentication | aka auth | implies security .6
authorization | Authorization | aka access control | implies security .6 | related authentication .7
single-sign-on | Single sign-on | aka sso | implies authentication .9
search-engines | Search engines | aka full text search, search engine, information retrieval, search relevance
recommendation-systems | Recommender systems | aka recommendation system, recommendation engine, recommendation systems, recommender, collaborative filtering | implies machine-learning .7
server-side-rendering | Server-side rendering | aka ssr, server side rendered | implies frontend .6
static-sites | Static sites | aka static site generator, ssg, jamstack, static site | implies frontend .5
web-components | Web components | aka custom elements, shadow dom | implies frontend .8, javascript .6
state-management | State management | implies frontend .6
progressive-web-apps | Progressive web apps | aka pwa, progressive web app, service workers, pwas | implies frontend .8, javascript .5
offline-first | Offline-first | aka local first, offline sync
browser-extensions | Browser extensions | aka browser extension, web extension | implies javascript .8, frontend .6
responsive-design | Responsive design | aka responsive web design, mobile first design, responsive layout | implies css .8, frontend .7
accessibility | Accessibility | aka a11y, wcag, aria, web accessibility, screen readers, inclusive design | implies frontend .3
internationalization | Internationalization | aka i18n, internationalisation, translation files
localization | Localization | aka l10n, localisation | related internationalization .8
seo | SEO | aka search engine optimization, search engine optimisation
web-animation | Web animation | aka css animations, css animation, motion design for web | implies frontend .6, css .4
rich-text-editors | Rich text editors | aka rich text editor, wysiwyg editor | implies frontend .6
web-scraping | Web scraping | aka scraping, web crawler, web crawling, crawler | implies data-collection .7
data-collection | Data collection
compilers | Compilers | aka compiler, parsers, language design, programming language design
interpreters | Interpreters | implies compilers .8
operating-systems | Operating systems | aka operating system, kernel development, os development
vpn | VPN | aka virtual private network, vpns | implies networking .8
mainframe | Mainframe | aka mainframes | related cobol .5
deployment | Deployment | aka software deployment | implies devops .5 | case | context automated, software, pipeline, release, releases, production, kubernetes
networking | Networking | aka computer networks, network programming | case
systems-programming | Systems programming | aka system programming, low level programming
open-source | Open source | aka oss, open source maintenance, open source contribution, foss
`,
);

const process = skillTable(
  'practice',
  `
devops | DevOps | aka dev ops
platform-engineering | Platform engineering | implies devops .7
sre | Site reliability | aka sre, site reliability engineering | implies devops .8
incident-response | Incident response | aka on call, incident management | implies observability .4 | related sre .6
cicd | CI/CD | aka ci cd pipelines, build pipelines, ci/cd pipelines | implies devops .7
containers | Containers? | aka containerization, containerisation, oci images, container? | implies devops .6 | context docker, kubernetes, cloud, podman, orchestration, devops, deploy
infrastructure-as-code | Infrastructure as code | aka iac | implies devops .8
gitops | GitOps | implies infrastructure-as-code .7, cicd .7
observability | Observability | aka monitoring, application monitoring, distributed tracing, logging and monitoring | implies devops .6
cloud | Cloud | aka cloud computing, cloud infrastructure, cloud services, cloud native, cloud architecture | case
scalability | Scalability | aka scaling systems, high availability, high scalability | implies distributed-systems .5
security | Security | aka cybersecurity, cyber security, infosec, information security | case
application-security | Application security | aka appsec | implies security .9
web-security | Web security | implies security .9
penetration-testing | Penetration testing | aka pentesting, pentest, ethical hacking, ctf, bug bounty, red team | implies security .9
cryptography | Cryptography | aka encryption | implies security .6
end-to-end-encryption | End-to-end encryption | aka e2ee | implies cryptography .8, security .7
reverse-engineering | Reverse engineering | implies security .7
privacy | Privacy engineering | aka gdpr, data privacy, data protection | implies security .3
version-control | Version control | aka source control, revision control
agile | Agile | aka agile development, agile methodologies, agile methodology, extreme programming | case enough | context scrum, kanban, software, team, teams, sprint, sprints, environment, methods, practices, development
scrum | Scrum | aka sprint planning | implies agile .9
kanban | Kanban | aka kanban board | implies agile .7
pair-programming | Pair programming | aka mob programming
project-management | Project management | aka project planning, pmp, project coordination
product-management | Product management | aka product strategy, product ownership, roadmapping, product discovery
technical-writing | Technical writing | aka writing docs, technical documentation, docs as code | tags documentation
mentoring | Mentoring | aka mentorship, coaching developers, teaching programming
team-leadership | Team leadership | aka tech lead, technical leadership, engineering management, team lead
community-management | Community management | aka community building, developer relations, devrel
requirements-analysis | Requirements analysis | aka requirements engineering, business analysis, user stories
`,
);

export const practices = [...engineering, ...process];
