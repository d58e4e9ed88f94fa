import { registerHooks } from 'node:module';

/**
 * To be preloaded (`node --import`) by whoever wants to start quickly. Node reads the `exports` of a package anew for each of
 * its modules and for each import of it, and drizzle-orm's are 130 kB: a fifth of what a start computes. Here its modules are
 * found without asking Node again; what is found is the same.
 */
const library = 'drizzle-orm';
const known = new Map<string, { url: string; format: string | null | undefined }>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (specifier.startsWith('./') || specifier.startsWith('../')) {
      if (!parentURL?.includes(`/node_modules/${library}/`)) return nextResolve(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (specifier !== library && !specifier.startsWith(`${library}/`)) return nextResolve(specifier, context);
    const { url, format } = known.get(specifier) ?? nextResolve(specifier, context);
    known.set(specifier, { url, format });
    return { url, format, shortCircuit: true };
  },
});
