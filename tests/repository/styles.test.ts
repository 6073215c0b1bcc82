import { readdirSync, readFileSync } from 'node:fs'

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(css|tsx)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)

/** The blocks of a stylesheet whose selector ends with `summary`, up to the brace that closes each. */
function summaryBlocks(text: string): string[] {
  return [...text.matchAll(/summary\s*\{/g)].map(({ index }) => {
    let depth = 0
    for (let at = index; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1
      if (text[at] === '}' && --depth === 0) return text.slice(index, at)
    }
    throw new Error('A brace is not closed.')
  })
}

it('hides the triangle that older versions of Safari put into a summary laid out as a row', () => {
  const rows = files.flatMap(({ file, text }) =>
    (file.endsWith('.css') ? summaryBlocks(text) : (text.match(/<summary[^>]*className="[^"]*"/g) ?? []))
      .filter((look) => /display: (flex|grid)|[" ](flex|grid)[" ]/.test(look))
      .map((look) => ({ file, hides: /::-webkit-details-marker|marker:hidden/.test(look) })),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ hides }) => !hides)).toEqual([])
})
