import { readdirSync, readFileSync } from 'node:fs'

const README = readFileSync('README.md', 'utf8')

const folders = ['components', 'lib'].flatMap((top) =>
  readdirSync(top, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? `${top}/${entry.name}/` : [],
  ),
)

test.each(folders)('the tree in the README has one line for %s', (folder) => {
  expect(README.split(`| \`${folder}\``)).toHaveLength(2)
})

const CONFIG = readFileSync('eslint.config.mjs', 'utf8')

/** The names in a list of the lint configuration, which begins with this text. */
function namesAfter(begin: string): string[] {
  const [list = ''] = (CONFIG.split(begin)[1] ?? '').split(']')
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

const foldersOf = (top: string) =>
  folders.filter((folder) => folder.startsWith(`${top}/`)).map((folder) => folder.split('/')[1])

test('lint holds every folder of lib to its place in the README', () => {
  const inReadme = [...README.matchAll(/^\| `lib\/([a-z-]+)\/`/gm)].map(([, name]) => name)
  expect(namesAfter('const LIB_LAYERS = [')).toEqual(inReadme)
  expect([...inReadme].sort()).toEqual(foldersOf('lib').sort())
})

test('lint knows every folder of components as an area or as common to all', () => {
  const known = [...namesAfter('const AREAS = ['), ...namesAfter('...[')]
  expect(known.sort()).toEqual(foldersOf('components').sort())
})
