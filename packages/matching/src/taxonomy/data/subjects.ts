import { skillTable } from '../skill-table.ts';

/** Fields of work besides programming. */
export const subjects = skillTable(
  'practice',
  `
extended-reality | Extended reality | aka xr development, mixed reality, xr? | implies virtual-reality .8, augmented-reality .8 | context vr, ar, unity, immersive, webxr, headset
chrome-extensions | Chrome extensions | aka chrome extension, google chrome extension, chrome web store | implies browser-extensions .9, javascript .8
firefox-extensions | Firefox extensions | aka firefox addon, firefox extension | implies browser-extensions .9, javascript .8
oauth | OAuth | aka oauth2, oauth 2.0 | implies authentication .9
openid-connect | OpenID Connect | aka oidc | implies oauth .8, authentication .8
jwt | JWT | aka json web token, json web tokens | implies authentication .8
passkeys | Passkeys | aka webauthn, fido2 | implies authentication .9
openapi | OpenAPI | aka swagger, openapi specification, swagger api | implies api-design .8, rest .6
http | HTTP | aka http/2, http/3 | implies networking .4
tls | TLS | aka ssl certificates, https certificates, ssl/tls, let's encrypt | implies security .5, networking .4
zero-knowledge | Zero-knowledge proofs | aka zk snarks, zero knowledge proof, zkp | implies cryptography .8
threat-modeling | Threat modelling | aka threat modeling, security audits, vulnerability assessment | implies security .8
malware-analysis | Malware analysis | aka digital forensics, dfir | implies security .8, reverse-engineering .6
compliance | Compliance | aka soc 2, iso 27001, hipaa, pci dss | implies security .3
llvm | LLVM | aka mlir | implies compilers .9, cpp .6
quality-assurance | Quality assurance | aka QA?, qa testing, software quality | implies testing .8 | case enough | context test, tests, testing, engineer, automation, tester, team
design-thinking | Design thinking | aka service design, human centered design, user centered design, human centred design | implies ux-design .7
information-architecture | Information architecture | aka user flows, content modeling | implies ux-design .7
human-computer-interaction | Human-computer interaction | aka hci | implies ux-design .6
typography | Typography | aka type design, layout design | implies graphic-design .7
motion-design | Motion design | aka micro interactions, motion designer | implies animation .8
narrative-design | Narrative design | aka game writing, interactive fiction | implies game-design .6
multiplayer | Multiplayer games | aka multiplayer networking, netcode, game servers | implies game-development .8, networking .4
procedural-generation | Procedural generation | aka procgen, terrain generation | implies game-development .6, algorithms .4
conversational-design | Conversational design | aka conversational ai, dialogue systems | implies chatbots .7
hackathons | Hackathons | aka hackathon
public-speaking | Public speaking | tags presentations, pitching
teaching | Teaching | aka workshop facilitation, curriculum design | tags tutoring
sustainability | Sustainability | aka climate tech, green software, clean energy, environmental data
logistics | Logistics software | aka supply chain, route optimization, fleet management
geolocation | Geolocation | aka gps tracking, indoor positioning, geofencing, geocoding | implies maps .7
legacy-modernization | Legacy modernization | aka migration projects, cloud migration, legacy migration | implies refactoring .6
`,
);
