import { join } from 'node:path';

/** Bundles the script of the local chat's page. esbuild is loaded only here: a release brings the page with it. */
export async function bundlePage(root) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/local/page/main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The page came out empty.');
  return script.contents;
}
