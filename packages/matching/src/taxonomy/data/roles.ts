import { skillTable } from '../skill-table.ts';

export const roles = skillTable(
  'role',
  `
frontend | Frontend | aka front end, frontend development, frontend developer, frontend engineer, client side, ui development, front end development, front end developer | implies web-development .9
backend | Backend | aka back end, backend development, backend developer, backend engineer, server side, back end development, back end developer | implies web-development .4
full-stack | Full stack | aka fullstack, full stack development, full stack developer, full stack engineer | implies frontend .8, backend .8
web-development | Web development | aka web developer, web dev, web application development, webdev | tags web apps, web applications, web app, web application
mobile | Mobile development | aka mobile developer, app development, mobile app development, mobile applications | tags mobile, mobile apps, mobile app
desktop | Desktop development | aka desktop apps, desktop application, desktop applications, gui programming, desktop software, desktop app
data-science | Data science | aka data scientist, data mining | implies data-analysis .8, statistics .6
data-engineering | Data engineering | aka data engineer, data pipelines, data pipeline, data platform | implies databases .6
data-analysis | Data analysis | aka data analyst, exploratory data analysis, eda
analytics | Analytics | aka data analytics, business analytics | related data-analysis .7, web-analytics .5 | case | context data, dashboards, dashboard, reporting, insights, metrics, business, product
machine-learning | Machine learning | aka ML?, machine learning engineer, ml engineer, predictive modeling, applied machine learning | related data-science .5 | case
game-development | Game development | aka game dev, gamedev, game developer, game programming, video games
game-jams | Game jams | aka game jam | implies game-development .8
embedded | Embedded systems | aka embedded?, embedded development, embedded software, bare metal | context c, c++, rust, systems, devices, hardware, firmware, arm, linux, engineer, developer, software, electronics
firmware | Firmware | aka firmware development | implies embedded .9
rtos | Real-time operating systems | aka rtos | implies embedded .9
microcontrollers | Microcontrollers | aka microcontroller | implies embedded .9
qa-engineering | QA engineering | aka qa engineer, manual testing, test engineer, sdet | implies testing .9
ux-design | UX design | aka ux, user experience, ux designer, user experience design, ux/ui, ui/ux, ui/ux design, ux/ui design
interaction-design | Interaction design | aka interaction designer | implies ux-design .8
product-design | Product design | aka product designer | implies ux-design .7, ui-design .5
ui-design | UI design | aka ui, user interface design, visual design, ui designer, interface design | related ux-design .7
web-design | Web design | aka web designer | implies ui-design .8
design | Design | related ui-design .6, ux-design .6, graphic-design .6 | case | context graphic, visual, figma, brand, interface
ux-research | UX research | aka user research, usability testing, user interviews | implies ux-design .7
graphic-design | Graphic design | aka graphic designer, branding, illustration, visual identity
security-engineering | Security engineering | aka security engineer, security analyst | implies security .9
database-administration | Database administration | aka dba, database administrator | implies databases .9, sql .7
system-administration | System administration | aka sysadmin, systems administrator, system administrator, it operations | implies linux .6
cloud-engineering | Cloud engineering | aka cloud engineer, cloud architect | implies cloud .9, devops .6
network-engineering | Network engineering | aka network engineer, network administration | implies networking .9
blockchain-development | Blockchain development | aka blockchain developer, web3 developer, dapp development, dapp, dapps | implies blockchain .9
robotics-engineering | Robotics engineering | aka robotics engineer | implies robotics .9
bioinformatics | Bioinformatics | aka computational biology, genomics | implies data-analysis .5
biopython | Biopython | implies data-analysis .5 | related bioinformatics .7
software-engineering | Software engineering | aka software developer, software development | tags programming, coding, software engineer
solution-architect | Solutions architecture | aka solutions architect, software architect, enterprise architecture, enterprise architect | implies software-architecture .9
scrum-master | Scrum master | aka agile coach | implies scrum .9
product-owner | Product owner | aka product manager | implies product-management .9
project-manager | Project manager | aka program manager, delivery manager | implies project-management .9
business-analyst | Business analyst | aka systems analyst | implies requirements-analysis .9
ios-developer | iOS developer | aka ios engineer | implies ios .9, swift .6
android-developer | Android developer | aka android engineer | implies android .9, kotlin .6
devops-engineer | DevOps engineer | aka platform engineer, infrastructure engineer | implies devops .9
ai-engineer | AI engineer | aka llm engineer, ai developer | implies artificial-intelligence .9, llm .6
technical-support | Technical support | aka support engineer, helpdesk, customer support
sound-designer | Sound designer | aka composer of game music, audio engineer | implies audio .6
3d-artist | 3D artist | aka technical artist, environment artist | implies 3d-modeling .9
embedded-engineer | Embedded engineer | aka firmware engineer, embedded developer | implies embedded .9, c .6
`,
);
