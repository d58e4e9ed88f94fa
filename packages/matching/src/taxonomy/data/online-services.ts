import { skillTable } from '../skill-table.ts';

/** Devices and services that projects use through their interfaces. */
export const onlineServices = skillTable(
  'platform',
  `
oculus | Oculus | aka oculus rift, meta quest, oculus quest, oculus go, oculus sdk | implies virtual-reality .9
htc-vive | HTC Vive | aka openvr | implies virtual-reality .9 | related oculus .8
steamvr | SteamVR | implies virtual-reality .9 | related htc-vive .7
google-cardboard | Google Cardboard | aka google vr, daydream vr, gear vr | implies virtual-reality .9
hololens | HoloLens | aka microsoft hololens | implies augmented-reality .9
magic-leap | Magic Leap | implies augmented-reality .9 | related hololens .7
spark-ar | Spark AR | aka snapchat lens | implies augmented-reality .9
lens-studio | Lens Studio | implies augmented-reality .9 | related spark-ar .7
openxr | OpenXR | implies virtual-reality .8
leap-motion | Leap Motion | aka ultraleap | implies virtual-reality .4 | related kinect .6
myo | Myo | aka myo armband, thalmic | implies electronics .2 | case | context armband, gesture, gestures, muscle, emg, band
fitbit | Fitbit | aka fitbit api | implies mobile .3
garmin-connect | Garmin Connect | implies mobile .3 | related fitbit .7
smartthings | SmartThings | aka samsung smartthings | implies iot .8 | related home-assistant .7
philips-hue | Philips Hue | implies iot .8 | related smartthings .7
intel-edison | Intel Edison | aka intel galileo | implies embedded .8, iot .6 | related beaglebone .7
dragonboard | DragonBoard | implies embedded .8, iot .6 | related intel-edison .7
circuitpython | CircuitPython | implies python .7, embedded .8 | related micropython .9
lorawan | LoRaWAN | aka lora radio | implies iot .9
zigbee | Zigbee | aka zigbee mesh | implies iot .8 | related bluetooth .5
z-wave | Z-Wave | implies iot .8 | related zigbee .7
rfid | RFID | implies electronics .5 | related bluetooth .4
nfc | NFC | implies electronics .5 | related rfid .7
tuya | Tuya | implies iot .8
tasmota | Tasmota | implies iot .8 | related tuya .7
esphome | ESPHome | implies iot .8 | related tuya .7
zoho | Zoho | aka zoho crm | implies crm .8
pipedrive | Pipedrive | implies crm .8 | related zoho .7
google-glass | Google Glass | aka smart glasses | implies augmented-reality .6
okta | Okta | implies authentication .9 | related auth0 .8
onelogin | OneLogin | implies authentication .9 | related okta .7
clerk | Clerk | aka clerk auth | implies authentication .9 | related auth0 .8 | case | context auth, authentication, nextjs, next.js, supabase
metamask | MetaMask | implies ethereum .7, blockchain .7
walletconnect | WalletConnect | implies ethereum .7, blockchain .7 | related metamask .7
filecoin | Filecoin | implies ipfs .8, blockchain .7
polygon-chain | Polygon | aka polygon matic | implies ethereum .8, blockchain .9 | case | context ethereum, blockchain, matic, contract, contracts, nft, solidity
arbitrum | Arbitrum | implies ethereum .8, blockchain .9 | related polygon-chain .7
near-protocol | NEAR Protocol | implies blockchain .9
cardano | Cardano | implies blockchain .9 | related near-protocol .7
tezos | Tezos | implies blockchain .9 | related near-protocol .7
algorand | Algorand | implies blockchain .9 | related near-protocol .7
cosmos-sdk | Cosmos SDK | aka tendermint | implies blockchain .9, go .5 | related polkadot .6
chainlink | Chainlink | implies blockchain .8, ethereum .6
the-graph | The Graph | aka the graph protocol | implies blockchain .8, ethereum .6 | related chainlink .7 | case | context the, graph, protocol
braintree | Braintree | implies payments .9 | related stripe .8
razorpay | Razorpay | implies payments .9 | related braintree .7
mollie | Mollie | implies payments .9 | related braintree .7
adyen | Adyen | implies payments .9 | related braintree .7
square-api | Square API | aka square payments | implies payments .9
nessie-api | Capital One Nessie | aka nessie api, capital one api | implies fintech .6
mailgun | Mailgun | implies api-design .2 | related sendgrid .8
mailchimp | Mailchimp | aka mailchimp api | implies api-design .2 | related mailgun .7
amazon-ses | Amazon SES | implies api-design .2 | related mailgun .7
vonage | Vonage | aka nexmo | related twilio .8
plivo | Plivo | related vonage .7
pusher | Pusher | implies realtime .8 | case
pubnub | PubNub | implies realtime .8 | related pusher .7
agora-io | Agora | aka agora.io | implies webrtc .8 | case | context video, webrtc, call, calls, streaming, livekit
opentok | OpenTok | aka tokbox | implies webrtc .8 | related agora-io .7
livekit | LiveKit | implies webrtc .8 | related agora-io .7
twitch-api | Twitch API | aka twitch bot, twitch extension | implies social-apis .5
reddit-api | Reddit API | aka praw | implies social-apis .9
facebook-messenger | Facebook Messenger | aka messenger bot, messenger api, messenger platform, facebook messenger api | implies chatbots .7
whatsapp-api | WhatsApp API | aka whatsapp bot, whatsapp business api | implies chatbots .7
instagram-api | Instagram API | aka instagram graph api | implies social-apis .9
google-calendar | Google Calendar | aka google calendar api | implies google-apis .7
google-cloud-speech | Google Cloud Speech | aka google speech api, google speech to text, cloud speech api | implies gcp .5, speech-recognition .8
yelp-api | Yelp API | implies maps .4
google-places-api | Google Places API | implies maps .4 | related yelp-api .7
foursquare-api | Foursquare API | implies maps .4 | related yelp-api .7
weather-api | Weather APIs | aka openweathermap, openweather api, weather api
steam-api | Steamworks | aka steam sdk | implies game-development .6
moodle | Moodle | implies education-technology .9, php .4
mediawiki | MediaWiki | aka semantic mediawiki | implies php .5
wikidata | Wikidata | implies php .5 | related mediawiki .7
discourse | Discourse | aka discourse forum | implies rails .4 | case | context forum, community, plugin, theme
matrix-protocol | Matrix protocol | aka matrix.org | implies realtime .6
xmpp | XMPP | implies realtime .6 | related matrix-protocol .7
activitypub | ActivityPub | aka fediverse | implies api-design .5
mastodon-api | Mastodon API | implies api-design .5 | related activitypub .7
`,
);
