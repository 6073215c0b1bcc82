import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '../..')
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests']
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

const TYPES_ALONE = /^(?:import|export)\s+type\b[^'"]*['"][^'"]+['"]/gm
/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const IMPORTED = /(?:^(?:import|export)\b[^'";]*?|\bimport\()\s*['"]([^'"]+)['"]/gm

function filesIn(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(file)
    return /\.(tsx?|mjs)$/.test(entry.name) ? [file] : []
  })
}

const files = new Set(FOLDERS.flatMap((folder) => filesIn(path.join(ROOT, folder))))

/** The modules of this repository that a module needs when it runs. Types are gone by then. */
function importsOf(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8').replaceAll(TYPES_ALONE, '')
  return [...text.matchAll(IMPORTED)].flatMap(([, name = '']) => {
    if (!/^(?:\.|@\/)/.test(name)) return []
    const target = name.startsWith('@/')
      ? path.join(ROOT, name.slice(2))
      : path.resolve(path.dirname(file), name)
    return ENDINGS.map((ending) => target + ending).find((known) => files.has(known)) ?? []
  })
}

/** Circles of imports, each from one of its modules on. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const follow = (file: string) => {
    const at = way.indexOf(file)
    if (at >= 0) cycles.push(way.slice(at))
    if (at >= 0 || done.has(file)) return
    way.push(file)
    for (const next of imports.get(file) ?? []) follow(next)
    way.pop()
    done.add(file)
  }
  for (const file of imports.keys()) follow(file)
  return cycles
}

it('finds a circle', () => {
  const imports = { a: ['b', 'c'], b: [], c: ['d'], d: ['a', 'b'] }
  expect(findCycles(new Map(Object.entries(imports)))).toEqual([['a', 'c', 'd']])
})

// ESLint's rule for this (`import/no-cycle`) took 73 % of the time of all rules: it walks anew from each file.
it('no modules import each other in a circle', () => {
  const imports = new Map([...files].map((file) => [file, importsOf(file)]))
  expect([...imports.values()].flat().length).toBeGreaterThan(3000)
  const cycles = findCycles(imports).map((cycle) => cycle.map((file) => path.relative(ROOT, file)))
  expect(cycles).toEqual([])
})
