import { join } from 'node:path'
import { build } from 'esbuild'

/** The versions in the addresses of each catalogue's files. */
export type CatalogueVersions = {
  universities: string
  scholarships: string
  matcher: string
  programmes: string
  choice: string
}

type Options = {
  /** False: the worker removes itself and everything that was saved. */
  isOn: boolean
  versions: CatalogueVersions
}

/** The script of the service worker, in one file. */
export async function buildWorker({ isOn, versions }: Options): Promise<string> {
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
      CATALOGUE_VERSIONS: JSON.stringify(versions),
    },
  })
  const [script] = outputFiles
  if (!script) throw new Error('The service worker came out empty.')
  return script.text
}
