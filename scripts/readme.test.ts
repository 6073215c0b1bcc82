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
