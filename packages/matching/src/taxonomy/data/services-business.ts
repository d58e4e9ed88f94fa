import { skillTable } from '../skill-table.ts';

export const servicesAndBusiness = [
  ...skillTable(
    'platform',
    `
wordpress | WordPress | aka word press, wp plugin | implies php .7, cms .9 | related drupal .5
woocommerce | WooCommerce | aka woo commerce | implies wordpress .9, e-commerce .9
drupal | Drupal | implies php .8, cms .9
joomla | Joomla | implies php .8, cms .9 | related drupal .6
magento | Magento | aka adobe commerce | implies php .8, e-commerce .9
shopify | Shopify | aka shopify liquid, shopify apps, shopify plus | implies e-commerce .9
prestashop | PrestaShop | aka presta shop | implies php .8, e-commerce .9
contentful | Contentful | implies headless-cms .9 | related sanity .7
sanity | Sanity | aka sanity.io, sanity cms | implies headless-cms .9 | case | context cms, headless, contentful, studio, nextjs, next.js
ghost | Ghost | aka ghost cms, ghost blog | implies nodejs .4, cms .9 | case | context cms, blog, wordpress, theme, themes, publishing
wix | Wix | implies no-code .8, cms .6
airtable | Airtable | implies no-code .6
bubble | Bubble | aka bubble.io | implies no-code .9 | case | context no-code, low-code, builder
zapier | Zapier | implies no-code .8
retool | Retool | implies no-code .8
salesforce | Salesforce | aka sfdc, salesforce lightning, force.com | implies crm .9
visualforce | Visualforce | implies salesforce .9
hubspot | HubSpot | aka hub spot | implies crm .8
dynamics-365 | Dynamics 365 | aka microsoft dynamics, dynamics crm | implies crm .8, erp .7
sap | SAP | aka sap erp, sap s/4hana, sap fiori | implies erp .9 | case
odoo | Odoo | aka openerp | implies erp .9, python .5
servicenow | ServiceNow | aka service now
sharepoint | SharePoint | aka share point
stripe | Stripe | aka stripe api, stripe payments | implies payments .9 | related paypal .7 | case
paypal | PayPal | aka paypal api | implies payments .9
plaid | Plaid | aka plaid api | implies fintech .7, payments .5 | case | context bank, banking, api, stripe, fintech
twilio | Twilio | aka twilio api, sms api | implies api-design .2
sendgrid | SendGrid | aka email api
discord-bots | Discord bots | aka discord bot, discord.js, discord.py, discord api | implies chatbots .7
slack-apps | Slack apps | aka slack bot, slack api, slack app, slackbot | implies chatbots .7
telegram-bots | Telegram bots | aka telegram bot, telegram bot api, telegram api | implies chatbots .7
twitter-api | Twitter API | aka x api | implies social-apis .9
tweepy | Tweepy | implies twitter-api .9, python .8
facebook-api | Facebook API | aka facebook graph api, graph api | implies social-apis .9
youtube-api | YouTube API | aka youtube data api | implies social-apis .6
spotify-api | Spotify API | aka spotify web api | implies social-apis .4
google-apis | Google APIs | aka google api, gmail api, google drive api
google-analytics | Google Analytics | implies web-analytics .9
keycloak | Keycloak | aka key cloak | implies authentication .9
auth0 | Auth0 | implies authentication .9
ldap | LDAP | aka openldap | implies authentication .6, system-administration .5
ethereum | Ethereum | aka eth blockchain, evm | implies blockchain .9
bitcoin | Bitcoin | aka btc | implies blockchain .9, cryptocurrency .9
solana | Solana | aka solana anchor | implies blockchain .9, rust .4
polkadot | Polkadot | aka substrate blockchain | implies blockchain .9, rust .4
hyperledger | Hyperledger | aka hyperledger fabric | implies blockchain .9
ipfs | IPFS | aka interplanetary file system
`,
  ),
  ...skillTable(
    'library',
    `
web3js | web3.js | aka web3js | implies ethereum .8, javascript .7 | related ethersjs .8
ethersjs | ethers.js | aka ethers | implies ethereum .8, javascript .7
hardhat | Hardhat | aka hard hat ethereum | implies ethereum .8, solidity .7
openzeppelin | OpenZeppelin | aka open zeppelin | implies solidity .8, smart-contracts .8
openssl | OpenSSL | implies cryptography .9
owasp | OWASP | aka owasp top 10 | implies security .9
metasploit | Metasploit | implies penetration-testing .9
`,
  ),
  ...skillTable(
    'tool',
    `
figma | Figma | aka figjam, figma design | implies ui-design .8, prototyping .7 | related sketch .7, adobe-xd .7
sketch | Sketch | aka sketch app | implies ui-design .8 | case | context figma, design, designs, invision, zeplin, adobe, ui
adobe-xd | Adobe XD | implies ui-design .8, prototyping .8
photoshop | Adobe Photoshop | aka photoshop | implies graphic-design .7
illustrator | Adobe Illustrator | aka Illustrator? | implies graphic-design .7 | related photoshop .6 | case | context adobe, photoshop, indesign, vector
indesign | Adobe InDesign | aka indesign | implies graphic-design .7
after-effects | Adobe After Effects | aka after effects | implies animation .7, video .5
adobe-creative-cloud | Adobe Creative Cloud | aka creative suite, adobe creative suite | implies graphic-design .7
framer | Framer | aka framer sites | implies ui-design .6, prototyping .7 | case | context figma, design, prototype, site, sites
blender | Blender | aka blender 3d, blender3d | implies 3d-modeling .9, animation .4 | case
maya | Autodesk Maya | aka Maya? | implies 3d-modeling .9 | related blender .6 | case | context autodesk, blender, 3d, animation, rigging
jira | Jira | aka atlassian jira | implies agile .5, project-management .4
trello | Trello | implies project-management .4 | related jira .5
`,
  ),
  ...skillTable(
    'practice',
    `
prototyping | Prototyping | aka wireframing, wireframes, rapid prototyping, wireframe, mockups
design-systems | Design systems | aka design system, component libraries, component library, design tokens | implies frontend .4, ui-design .6
cms | Content management | aka cms, content management system, content management systems | implies web-development .5
headless-cms | Headless CMS | implies cms .9
e-commerce | E-commerce | aka ecommerce, online shop, online store, e commerce
payments | Payments | aka payment processing, payment gateway, payment integration, payment systems
fintech | Fintech | aka financial technology, banking software
quantitative-finance | Quantitative finance | aka algorithmic trading, quant trading, trading systems | implies statistics .5
crm | CRM | aka customer relationship management
erp | ERP | aka enterprise resource planning
no-code | No-code | aka nocode, low-code platforms
low-code | Low-code | related no-code .7
web-analytics | Web analytics | aka product analytics
social-apis | Social media APIs | aka social media api
blockchain | Blockchain | aka distributed ledger, block chain, distributed ledgers
web3 | Web3 | implies blockchain .8
cryptocurrency | Cryptocurrency | aka crypto, cryptocurrencies
smart-contracts | Smart contracts | aka smart contract | implies blockchain .9
defi | DeFi | aka decentralized finance | implies blockchain .8
nft | NFT | aka nfts, erc721 | implies blockchain .7
education-technology | Educational technology | aka edtech, e learning, elearning, education technology, lms platforms
health-informatics | Health informatics | aka healthtech, digital health, fhir, hl7, medical imaging
digital-marketing | Digital marketing | aka growth marketing, email marketing, content marketing, social media marketing
copywriting | Copywriting | aka content writing, ux writing, content strategy
rpa | Robotic process automation | aka rpa
civic-tech | Civic tech | aka civic technology, open data, govtech, open government
`,
  ),
];
