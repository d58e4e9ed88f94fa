import { detectorTable } from '../detector-table.ts';

/** Languages, by their manifests and file extensions. */
export const languages = detectorTable(`
javascript | JavaScript | ext js mjs cjs jsx es6
typescript | TypeScript | npm typescript ts-node tsx @tsconfig/* | files tsconfig.json tsconfig.*.json | ext ts tsx mts cts
python | Python | files pyproject.toml requirements.txt Pipfile setup.py setup.cfg environment.yml tox.ini | docker python | ext py pyi pyx
java | Java | files pom.xml~ | docker openjdk eclipse-temurin amazoncorretto | maven java java-library | ext java
csharp | C# | files *.csproj | ext cs csx
cpp | C++ | files conanfile.txt conanfile.py vcpkg.json | ext cpp cc cxx hpp hh hxx ino~
c | C | ext c
go | Go | files go.mod go.work | docker golang | ext go
rust | Rust | files Cargo.toml | docker rust | ext rs
ruby | Ruby | files Gemfile *.gemspec | docker ruby | ext rb rake ru
php | PHP | files composer.json | docker php | ext php
kotlin | Kotlin | maven libs.plugins.kotlin* libs.kotlin* kotlin-android org.jetbrains.kotlin.* org.jetbrains.kotlin:* kotlin-stdlib* | ext kt kts~
swift | Swift | files Package.swift | ext swift
scala | Scala | files build.sbt | maven org.scala-lang:* | ext scala sc
dart | Dart | files pubspec.yaml | ext dart
r | R | files DESCRIPTION *.Rproj renv.lock | docker r-base rocker/* | ext r rmd
perl | Perl | files cpanfile Makefile.PL dist.ini | ext pl pm
lua | Lua | files *.rockspec | ext lua
haskell | Haskell | files stack.yaml *.cabal cabal.project | docker haskell | ext hs lhs
elixir | Elixir | files mix.exs | docker elixir | ext ex exs heex~
erlang | Erlang | files rebar.config | docker erlang | ext erl hrl
clojure | Clojure | files project.clj deps.edn build.boot shadow-cljs.edn | maven org.clojure/clojure | docker clojure | ext clj cljc
clojurescript | ClojureScript | maven org.clojure/clojurescript | ext cljs
fsharp | F# | files *.fsproj | ext fs fsx
ocaml | OCaml | files dune-project *.opam | ext ml mli
julia | Julia | files Project.toml~ Manifest.toml~ | docker julia | ext jl
objective-c | Objective-C | ext mm
groovy | Groovy | files Jenkinsfile~ | ext groovy
visual-basic | Visual Basic | files *.vbproj | ext vb
fortran | Fortran | ext f90 f95 f03
cobol | COBOL | ext cob cbl
pascal | Pascal | files *.lpr | ext pas
delphi | Delphi | files *.dproj
ada | Ada | files *.gpr | ext adb ads
racket | Racket | ext rkt
scheme | Scheme | ext scm
prolog | Prolog | ext pro
zig | Zig | files build.zig | ext zig
nim | Nim | files *.nimble | ext nim
crystal | Crystal | files shard.yml | docker crystallang/crystal | ext cr
d-language | Dlang | files dub.json dub.sdl | ext d
elm | Elm | files elm.json | npm elm | ext elm
purescript | PureScript | files spago.dhall spago.yaml | npm purescript | ext purs
rescript | ReScript | files rescript.json bsconfig.json | npm rescript bs-platform | ext res resi
coffeescript | CoffeeScript | npm coffeescript coffee-script | ext coffee
haxe | Haxe | files *.hxml | ext hx
gleam | Gleam | files gleam.toml | ext gleam
vala | Vala | ext vala
apex | Apex | files sfdx-project.json | ext apex
abap | ABAP | ext abap
gdscript | GDScript | ext gd
solidity | Solidity | npm solc @openzeppelin/contracts* | ext sol
vyper | Vyper | pypi vyper | ext vy
move-language | Move | files Move.toml | ext move
lean | Lean | files lakefile.lean lakefile.toml
agda | Agda | ext agda
idris | Idris | ext idr
sql | SQL | ext sql
plsql | PL/SQL | ext plsql pks pkb
html | HTML | ext erb eex leex cshtml jsp gohtml html htm
css | CSS | ext css
sass | Sass | npm sass node-sass sass-loader sass-embedded | gem sassc sassc-rails sass-rails dartsass-rails | ext scss sass
less | Less | npm less less-loader | ext less
stylus | Stylus | npm stylus stylus-loader | ext styl
bash | Bash | minor | ext sh bash zsh
powershell | PowerShell | ext ps1 psm1
assembly | Assembly | ext asm s
matlab | MATLAB | ext mat
latex | LaTeX | ext tex
markdown | Markdown | minor | ext md
mdx | MDX | npm @mdx-js/* next-mdx-remote | ext mdx
yaml | YAML | minor | ext yml yaml
glsl | GLSL | ext glsl vert frag
hlsl | HLSL | ext hlsl
wgsl | WGSL | ext wgsl
webassembly | WebAssembly | npm assemblyscript wasm-pack | cargo wasmtime wasmer wasm-pack | ext wat wasm~
verilog | Verilog | ext v
systemverilog | SystemVerilog | ext sv svh
vhdl | VHDL | ext vhd vhdl
hcl | HCL | minor | ext hcl
nix | Nix | files flake.nix default.nix shell.nix | action cachix/install-nix-action DeterminateSystems/* | ext nix
graphviz | Graphviz | minor | pypi graphviz pydot | ext dot gv
sparql | SPARQL | ext rq
cypher | Cypher | ext cypher cyp
awk | AWK | minor | ext awk
autohotkey | AutoHotkey | ext ahk
processing | Processing | ext pde
tcl | Tcl | ext tcl
actionscript | ActionScript | ext as
apl | APL | ext apl
xslt | XSLT | ext xsl xslt
`);
