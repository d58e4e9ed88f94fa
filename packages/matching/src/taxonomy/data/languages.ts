import { skillTable } from '../skill-table.ts';

const generalLanguages = skillTable(
  'language',
  `
javascript | JavaScript | aka js, ecmascript, es6, vanilla js, java script, es modules
typescript | TypeScript | aka ts, type script | implies javascript .8
python | Python | aka py, cpython, python3
java | Java | aka java se, core java, jdk, openjdk
csharp | C# | aka c sharp, csharp, c-sharp language, visual c# | implies dotnet .8 | related java .4
cpp | C++ | aka cpp, c plus plus, cxx, modern c++ | related c .5, rust .3
c | C | aka c language, ansi c, clang, c99, c11 | case | context language, languages, programming, code, embedded, compiler, gcc, pointers, linux, written, firmware, kernel, program, programs, library
go | Go | aka golang, go lang, go language | case | context language, languages, service, services, microservice, microservices, goroutines, backend, server, servers, api, apis, code, written, programming, module, modules, cli, program, developer, developers | never to, ahead, through, live, get, check, see, back, for, beyond, deep, home, read, look
rust | Rust | aka rust lang, rustlang, rust language | case | context language, languages, cargo, crate, crates, memory, systems, written, programming, code, service, services, backend, compiler, wasm, developer, developers | related cpp .3 | never belt, never, proof, coloured
ruby | Ruby | aka ruby lang, ruby language, mri ruby | case
php | PHP | aka php hypertext preprocessor, php8
kotlin | Kotlin | aka kotlin lang | related java .5
swift | Swift | aka swift language, swift lang, swift programming | context ios, language, languages, apple, xcode, macos, code, programming, cocoa, uikit, storyboard, objective-c, iphone | never response, responses, action, reply, communication, succession
scala | Scala | aka scala lang | related java .4
dart | Dart | aka dart lang, dartlang, dart language | case | context language, languages, mobile, app, apps, code, written, programming, developer, developers, pub
r | R | aka rlang, r language, r programming, cran, r stats | implies statistics .6 | case | context language, languages, statistics, statistical, data, analysis, packages, package, plots, programming, script, scripts, written, code
perl | Perl | aka perl5
lua | Lua | aka luajit, lua lang
haskell | Haskell | aka ghc haskell | implies functional-programming .9
elixir | Elixir | aka elixir lang | implies functional-programming .7, backend .6 | related erlang .5
erlang | Erlang | aka erlang otp, erlang/otp | implies functional-programming .7
clojure | Clojure | implies functional-programming .8 | related clojurescript .6
clojurescript | ClojureScript | aka cljs | implies functional-programming .8, frontend .5
fsharp | F# | aka f sharp, fsharp | implies dotnet .7, functional-programming .8 | related csharp .4
ocaml | OCaml | aka objective caml | implies functional-programming .8
julia | Julia | aka julia lang, julia language, julialang | case | context language, languages, numerical, scientific, code, written, programming, package, packages, computing
objective-c | Objective-C | aka objc, obj c, objective c++ | implies ios .6 | related swift .5, c .4
groovy | Groovy | aka apache groovy, groovy lang | related java .5 | case
visual-basic | Visual Basic | aka vb, visual basic .net, vbnet, vb6 | related csharp .3
vba | VBA | aka visual basic for applications, excel macros
matlab | MATLAB | aka mat lab | implies numerical-computing .7
octave | GNU Octave | aka Octave? | implies numerical-computing .6 | related matlab .7 | case | context matlab, numerical, script, scripts, gnu
fortran | Fortran | aka fortran 90, fortran 77 | implies numerical-computing .6
cobol | COBOL
pascal | Pascal | aka object pascal, free pascal, turbo pascal | case
delphi | Delphi | aka embarcadero delphi | implies pascal .7 | case | context pascal, vcl, language, embarcadero, programming, developer, developers, desktop
ada | Ada | aka ada language, ada 2012, ada spark | case | context language, languages, avionics, embedded, gnat, programming
lisp | Lisp | aka common lisp | implies functional-programming .6 | related clojure .4, scheme .6 | case
scheme | Scheme | aka scheme language | implies functional-programming .6 | case | context lisp, racket, language, languages, sicp, interpreter
racket | Racket | aka racket lang | implies functional-programming .6 | related scheme .7 | case | context lisp, scheme, language, languages, programming
prolog | Prolog | aka swi prolog
zig | Zig | aka zig lang, ziglang | related c .4, rust .3 | case
nim | Nim | aka nim lang, nim language | case | context language, languages, compiler, programming, code
crystal | Crystal | aka crystal lang, crystal language | related ruby .4 | case | context language, languages, ruby, compiler, programming, shard, shards
d-language | Dlang | aka d language, d programming, d lang | tags D
elm | Elm | aka elm lang, elm language | implies frontend .7, functional-programming .7 | case
purescript | PureScript | aka pure script | implies functional-programming .8, frontend .5 | related haskell .4
rescript | ReScript | implies frontend .5 | related ocaml .4
coffeescript | CoffeeScript | aka coffee script | implies javascript .7
actionscript | ActionScript | aka action script, as3
haxe | Haxe
gleam | Gleam | aka gleam lang | implies functional-programming .7 | related erlang .4, elixir .4 | case | context language, erlang, beam, elixir, otp
mojo | Mojo | aka mojo lang, mojo language | related python .3 | case | context language, python, modular
smalltalk | Smalltalk | aka pharo
apl | APL | aka dyalog apl | case | context array, language, languages, dyalog
tcl | Tcl | aka tcl/tk | case
vala | Vala | aka vala lang | case
apex | Apex | aka salesforce apex, apex language | implies salesforce .8 | case | context salesforce, lightning, soql, trigger, triggers, visualforce
abap | ABAP | aka sap abap | implies sap .8
gdscript | GDScript | aka gd script | implies godot .9
move-language | Move | aka move language, move lang | implies smart-contracts .7 | case | context aptos, sui, blockchain, language
solidity | Solidity | aka sol language | implies smart-contracts .9, ethereum .8
vyper | Vyper | implies smart-contracts .8, ethereum .7 | related solidity .6
lean | Lean | aka lean 4, lean prover | case | context theorem, proof, proofs, prover, mathlib
coq | Coq | aka rocq prover, coq proof assistant | implies formal-methods .8
agda | Agda | implies formal-methods .6, functional-programming .6
idris | Idris | implies functional-programming .7
`,
);

const specialLanguages = skillTable(
  'language',
  `
sql | SQL | aka structured query language, sql queries | implies databases .7
html | HTML | aka html5, hypertext markup language, xhtml | implies frontend .6
css | CSS | aka css3, cascading style sheets, stylesheets | implies frontend .6
bash | Bash | aka shell?, shell script, shell scripting, sh, bash script, bash scripting, unix shell | implies linux .4 | context linux, unix, script, scripts, scripting, python, awk, sed, command, cli, terminal
powershell | PowerShell | aka power shell, pwsh | implies windows .4
assembly | Assembly? | aka assembler?, asm, x86 assembly, assembly language, arm assembly | context language, cpu, instruction, instructions, x86, arm, risc, low-level, code
plsql | PL/SQL | aka oracle pl/sql | implies sql .9, oracle-database .7
tsql | T-SQL | aka transact sql | implies sql .9, sql-server .7
sass | Sass | aka scss | implies css .9 | related less .7 | case
less | Less | aka lesscss, less css, less.js | implies css .9 | case | context css, sass, scss, stylesheet, stylesheets, styles, preprocessor, stylus
stylus | Stylus | implies css .8 | related sass .6 | case | context css, sass, scss, less, stylesheets, styles, preprocessor
xml | XML | aka extensible markup language
xslt | XSLT | aka xsl | implies xml .8
json | JSON | aka javascript object notation
json-schema | JSON Schema | implies json .9
yaml | YAML | aka yml
toml | TOML
markdown | Markdown | aka commonmark, gfm markdown
mdx | MDX | implies markdown .9
latex | LaTeX | aka xelatex, pdflatex
overleaf | Overleaf | implies latex .9
regex | Regular expressions | aka regex, regexp, regular expression
webassembly | WebAssembly | aka wasm
glsl | GLSL | aka opengl shading language | implies shaders .9
hlsl | HLSL | implies shaders .9 | related glsl .7
wgsl | WGSL | implies shaders .9, webgpu .8
verilog | Verilog | aka verilog hdl | implies fpga .8
systemverilog | SystemVerilog | aka system verilog | implies verilog .8, fpga .8
vhdl | VHDL | implies fpga .8 | related verilog .6
hcl | HCL | aka hashicorp configuration language, terraform hcl | implies terraform .7
cypher | Cypher | aka cypher query language, cypher queries | implies neo4j .8 | case | context neo4j, graph, query
sparql | SPARQL
awk | AWK | aka gawk | implies bash .5 | case
autohotkey | AutoHotkey | aka ahk
processing | Processing | aka processing language, processing.org | implies creative-coding .8 | case | context sketch, sketches, p5, creative, generative, java, arduino
scratch | Scratch | aka scratch 3.0, mit scratch | case | context mit, blocks, block, kids, education
nix | Nix | aka nixos, nixpkgs, nix flakes | implies linux .5 | case
graphviz | Graphviz | aka dot language
`,
);

export const languages = [...generalLanguages, ...specialLanguages];
