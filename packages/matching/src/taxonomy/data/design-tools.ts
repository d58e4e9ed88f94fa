import { skillTable } from '../skill-table.ts';

/** Tools for design, security, planning and other work besides programming. */
export const designTools = skillTable(
  'tool',
  `
gimp | GIMP | implies graphic-design .6 | related photoshop .7
inkscape | Inkscape | implies graphic-design .6, svg .4 | related illustrator .8
coreldraw | CorelDRAW | implies graphic-design .7 | related illustrator .7
premiere-pro | Adobe Premiere Pro | aka premiere pro, adobe premiere | implies video .7
davinci-resolve | DaVinci Resolve | implies video .7 | related premiere-pro .7
final-cut-pro | Final Cut Pro | implies video .7 | related premiere-pro .7
invision | InVision | implies prototyping .9, ui-design .6 | related figma .6
origami-studio | Origami Studio | implies prototyping .9, ui-design .6 | related invision .7
marvel | Marvel | aka marvel app, marvelapp | implies prototyping .9, ui-design .6 | related invision .7 | case | context app, marvelapp
balsamiq | Balsamiq | implies prototyping .9
axure | Axure | aka axure rp | implies prototyping .9 | related balsamiq .7
zeplin | Zeplin | implies ui-design .7 | related figma .6
penpot | Penpot | implies ui-design .8 | related figma .8
canva | Canva | implies graphic-design .5
procreate | Procreate | implies graphic-design .5
krita | Krita | implies graphic-design .5 | related procreate .7
clip-studio-paint | Clip Studio Paint | implies graphic-design .5 | related procreate .7
3ds-max | 3ds Max | implies 3d-modeling .9 | related maya .8, blender .6
substance-painter | Substance Painter | implies 3d-modeling .9 | related 3ds-max .7
houdini | Houdini | aka houdini fx | implies 3d-modeling .9 | related 3ds-max .7
zbrush | ZBrush | implies 3d-modeling .9 | related 3ds-max .7
cinema-4d | Cinema 4D | implies 3d-modeling .9 | related 3ds-max .7
sketchup | SketchUp | aka google sketchup | implies 3d-modeling .7, cad .6
revit | Revit | implies 3d-modeling .7, cad .6 | related sketchup .7
rhino-3d | Rhino 3D | implies 3d-modeling .7, cad .6 | related sketchup .7
solidworks | SolidWorks | implies cad .9
catia | CATIA | implies cad .9 | related solidworks .7
autocad | AutoCAD | implies cad .9 | related solidworks .7
autodesk-inventor | Autodesk Inventor | implies cad .9 | related autocad .7
fusion-360 | Fusion 360 | aka autodesk fusion 360 | implies cad .9, 3d-modeling .6 | related solidworks .8
onshape | Onshape | implies cad .9, 3d-modeling .6 | related fusion-360 .7
freecad | FreeCAD | implies cad .9, 3d-printing .4
openscad | OpenSCAD | implies cad .9, 3d-printing .4 | related freecad .7
kicad | KiCad | implies pcb-design .9
altium-designer | Altium Designer | aka altium | implies pcb-design .9 | related kicad .7
aseprite | Aseprite | implies pixel-art .9
confluence | Confluence | aka atlassian confluence | implies technical-writing .4 | related jira .6
asana | Asana | implies project-management .4 | related trello .7
linear | Linear | aka linear.app | implies project-management .4 | related asana .7 | case | context jira, issues, tickets, notion, slack, board
clickup | ClickUp | implies project-management .4 | related asana .7
monday-com | Monday.com | implies project-management .4 | related asana .7
notion | Notion | aka notion api | case | context trello, slack, wiki, docs, confluence, figma, api
miro | Miro | implies prototyping .3 | case | context figma, board, boards, workshop, whiteboard
burp-suite | Burp Suite | implies penetration-testing .9
nmap | Nmap | aka zenmap | implies penetration-testing .6, networking .6
kali-linux | Kali Linux | implies penetration-testing .8, linux .7
ghidra | Ghidra | implies reverse-engineering .9
ida-pro | IDA Pro | implies reverse-engineering .9 | related ghidra .7
radare2 | radare2 | implies reverse-engineering .9 | related ghidra .7
snyk | Snyk | implies security .6
checkmarx | Checkmarx | implies security .6 | related snyk .7
veracode | Veracode | implies security .6 | related snyk .7
trivy | Trivy | implies security .6 | related snyk .7
dependabot | Dependabot | implies security .6 | related snyk .7
siem | SIEM | aka security information and event management, security operations, soc analyst | implies security .8
audacity | Audacity | implies music-technology .7
logic-pro | Logic Pro | implies music-technology .7 | related audacity .7
fl-studio | FL Studio | implies music-technology .7 | related audacity .7
ableton-live | Ableton Live | implies music-technology .7 | related audacity .7
wwise | Wwise | implies audio .8, game-development .5
fmod | FMOD | implies audio .8, game-development .5 | related wwise .7
obs-studio | OBS Studio | aka obs | implies video .5 | case
n8n | n8n | aka n8n.io | implies no-code .7, automation .7 | related zapier .8
ifttt | IFTTT | implies no-code .7, automation .7 | related n8n .7
node-red | Node-RED | implies no-code .7, automation .7 | related n8n .7
power-apps | Power Apps | aka powerapps, power platform | implies no-code .8
power-automate | Power Automate | implies no-code .8 | related power-apps .7
appsmith | Appsmith | implies no-code .8 | related retool .8
tooljet | ToolJet | implies no-code .8 | related appsmith .7
budibase | Budibase | implies no-code .8 | related appsmith .7
webflow | Webflow | implies no-code .8, ui-design .4 | related wix .7
squarespace | Squarespace | implies no-code .8, ui-design .4 | related webflow .7
google-apps-script | Google Apps Script | aka apps script | implies javascript .5, google-apis .7
chatgpt | ChatGPT | implies llm .6 | related openai-api .7
github-copilot | GitHub Copilot | implies llm .6 | related chatgpt .7
claude-api | Claude API | aka anthropic api, anthropic claude | implies llm .9 | related openai-api .8
mistral-ai | Mistral AI | implies llm .9 | related claude-api .7
gemini-api | Gemini API | implies llm .9 | related claude-api .7
uipath | UiPath | implies rpa .9
blue-prism | Blue Prism | implies rpa .9 | related uipath .7
automation-anywhere | Automation Anywhere | implies rpa .9 | related uipath .7
`,
);
