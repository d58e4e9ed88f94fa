import { skillTable } from '../skill-table.ts';

export const gamesAndGraphics = [
  ...skillTable(
    'framework',
    `
unity | Unity | aka unity3d, unity 3d, unity engine, unity game engine, unity 2d | implies game-development .9, csharp .7 | related unreal .4, godot .5 | context game, games, engine, vr, ar, c#, 3d, 2d, unreal, gameplay, shader, shaders, scene
unreal | Unreal Engine | aka Unreal?, ue4, ue5, unreal engine 4, unreal engine 5, unreal blueprints | implies game-development .9, cpp .6, graphics-3d .5 | case | context engine, unity, game, games, vr, 3d, c++, blueprint
godot | Godot | aka godot engine | implies game-development .9
pygame | Pygame | aka py game | implies python .9, game-development .9
phaser | Phaser | aka phaser.js, phaserjs, phaser 3 | implies javascript .7, game-development .8 | case
libgdx | libGDX | aka lib gdx | implies java .8, game-development .9
monogame | MonoGame | implies csharp .8, game-development .9
bevy | Bevy | aka bevy engine | implies rust .9, game-development .9 | case
cocos2d | Cocos2d | aka cocos2d x | implies game-development .9
love2d | LÖVE | aka love2d | implies lua .9, game-development .9
gamemaker | GameMaker | aka game maker studio, gamemaker studio | implies game-development .9
roblox | Roblox | aka roblox studio, luau | implies lua .7, game-development .8
spritekit | SpriteKit | aka sprite kit | implies ios .7, game-development .8
scenekit | SceneKit | implies ios .7, game-development .8 | related spritekit .7
renpy | Ren'Py | aka renpy | implies game-development .7, python .4
sdl | SDL | aka sdl2, simple directmedia layer | implies game-development .6, c .4
raylib | raylib | implies game-development .6, c .4 | related sdl .7
sfml | SFML | implies game-development .6, c .4 | related sdl .7
openframeworks | openFrameworks | implies cpp .8, creative-coding .9
minecraft-modding | Minecraft modding | aka minecraft mod, spigot, bukkit, minecraft mods | implies java .7, game-development .6
`,
  ),
  ...skillTable(
    'library',
    `
opengl | OpenGL | aka open gl, opengl es | implies graphics-3d .9, shaders .6
vulkan | Vulkan | aka vulkan api | implies graphics-3d .9, shaders .6 | related opengl .6
directx | DirectX | aka direct3d, direct x | implies graphics-3d .9, windows .5 | related vulkan .5
metal-api | Metal | aka apple metal, metal api | implies graphics-3d .9 | case | context gpu, shader, shaders, apple, vulkan, opengl
webgl | WebGL | aka web gl, webgl2 | implies graphics-3d .8, javascript .6
webgpu | WebGPU | aka web gpu | implies graphics-3d .8 | related webgl .7
webxr | WebXR | aka web xr, webvr | implies virtual-reality .7, javascript .6
canvas-api | Canvas API | aka html5 canvas, html canvas | implies javascript .7
svg | SVG | aka scalable vector graphics, svg.js
web-audio | Web Audio API | aka web audio | implies javascript .7, audio .7
ffmpeg | FFmpeg | aka libav | implies video .9
vuforia | Vuforia | implies augmented-reality .9, unity .5
`,
  ),
  ...skillTable(
    'practice',
    `
graphics-3d | 3D graphics | aka 3d rendering, computer graphics, graphics programming, ray tracing, 3d programming, rendering engines
shaders | Shaders | aka shader, shader programming, shadertoy | implies graphics-3d .8
creative-coding | Creative coding | aka generative art, interactive art, media art
virtual-reality | Virtual reality | aka vr | related augmented-reality .6
augmented-reality | Augmented reality | aka AR? | case
game-design | Game design | aka level design, game mechanics, gameplay design
physics-simulation | Physics simulation | aka physics engine, physics engines
box2d | Box2D | implies physics-simulation .9
bullet-physics | Bullet Physics | implies physics-simulation .9
3d-modeling | 3D modelling | aka 3d modeling, 3d design, 3d art, 3d models
animation | Animation | aka character animation, motion graphics, 2d animation, 3d animation | case
pixel-art | Pixel art | aka sprite art
audio | Audio programming | aka audio processing
signal-processing | Signal processing | aka digital signal processing, dsp | implies numerical-computing .5 | related audio .5
sound-design | Sound design | related audio .6
video | Video processing | aka video streaming, video editing, hls streaming
music-technology | Music technology | aka midi, music production
`,
  ),
];
