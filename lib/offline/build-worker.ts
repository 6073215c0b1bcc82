import { join } from 'node:path'
import { build } from 'esbuild'

type Options = {
  /** False: the worker removes itself and everything that was saved. */
  isOn: boolean
  /** The version of the catalogue. */
  version: string
}

/** The script of the service worker, in one file. */
export async function buildWorker({ isOn, version }: Options): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'lib', 'offline', isOn ? 'worker.ts' : 'kill-worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari17.4'],
    legalComments: 'none',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.CATALOGUE_VERSION': JSON.stringify(version),
    },
  })
  const [script] = outputFiles
  if (!script) throw new Error('The service worker came out empty.')
  return script.text
}
