import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { devDependencies, dependencies } from '@/package.json'

const read = (file: string) => readFileSync(file, 'utf8')

const namesIn = (folder: string) => readdirSync(folder, { withFileTypes: true })
const foldersIn = (folder: string): string[] =>
  namesIn(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const foldersBelow = (folder: string): string[] =>
  foldersIn(folder).flatMap((name) => [join(folder, name), ...foldersBelow(join(folder, name))])

const GUIDES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'data/README.md', 'data/SOURCES.md'].concat(
  readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
)

/** Paths in code and in links. What has a placeholder or a star names many files, and none of them. */
function pathsIn(file: string): string[] {
  const text = read(file)
  const named = [...text.matchAll(/`((?:app|components|data|docs|lib|public|scripts|tests)\/[\w./-]*)`/g)]
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#?]+)(?:#[^)]*)?\)/g)]
  return [...named.map(([, path = '']) => path), ...linked.map(([, path = '']) => join(dirname(file), path))]
}

it.each(GUIDES)('%s names only paths that exist', (file) => {
  expect(pathsIn(file).filter((path) => !existsSync(path))).toEqual([])
})

it('every folder of lib and components says in a README what it is, in three lines at most', () => {
  const wrong = ['lib', 'components'].flatMap(foldersBelow).filter((folder) => {
    const file = join(folder, 'README.md')
    return !existsSync(file) || read(file).trim().split('\n').length > 3
  })
  expect(wrong).toEqual([])
})

it('the README is read in a few minutes, and a release in the changelog too', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(7500)
  const [, ...releases] = read('CHANGELOG.md').split(/^## /m)
  expect(releases.filter((release) => release.split('\n').length > 60)).toEqual([])
})

it('each workaround was looked at in the version that is installed', () => {
  const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies }
  const heads = [
    ...read('docs/workarounds.md').matchAll(/^## `(.+)` (\S+), look again on \d{4}-\d\d-\d\d$/gm),
  ]
  expect(heads.length).toBeGreaterThan(0)
  expect(heads.map(([, name = '', version]) => [name, version])).toEqual(
    heads.map(([, name = '']) => [name, versions[name]]),
  )
})

it('the site reaches into the machinery of others at four places at most', () => {
  expect(read('docs/workarounds.md').match(/\*\*Reaches in:\*\*/g)?.length).toBeLessThanOrEqual(4)
})

/** The names in a list of the lint configuration, which begins with this text. */
function namesAfter(begin: string): string[] {
  const [list = ''] = (read('eslint.config.mjs').split(begin)[1] ?? '').split(']')
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

it('lint has a layer for every folder of lib', () => {
  expect(namesAfter('const LIB_LAYERS = [').sort()).toEqual(foldersIn('lib').sort())
})

it('lint knows every folder of components as an area or as common to all', () => {
  const known = [...namesAfter('const AREAS = ['), ...namesAfter('...[')]
  expect(known.sort()).toEqual(foldersIn('components').sort())
})
