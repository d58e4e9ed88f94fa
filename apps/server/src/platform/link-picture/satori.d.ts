// The part of satori that the server uses. Its own types load those of React, whose empty declarations of the DOM would
// apply to the whole repository. `tsconfig.json` maps the package to this file.

interface Font {
  readonly name: string;
  readonly weight: 400 | 700;
  readonly data: Buffer;
}

interface Options {
  readonly width: number;
  readonly height: number;
  readonly fonts: readonly Font[];
}

/** Lays out an element and returns it as SVG. Texts become paths. */
export default function satori(element: object, options: Options): Promise<string>;
