import path from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError, ROOT, say, start } from '@/scripts/run.mjs'
import { RECIPES } from './refresh/recipes'
import { refresh } from './refresh/refresh'

void start(async () => {
  const { values, positionals } = parseArgs({
    options: {
      from: { type: 'string' },
      data: { type: 'string' },
      accept: { type: 'boolean' },
      list: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.list) {
    for (const { name, publisher, licence, terms } of RECIPES)
      say([name, publisher, licence, terms].join('\t'))
    return 0
  }
  const unknown = positionals.find((name) => !RECIPES.some((recipe) => recipe.name === name))
  if (unknown)
    throw new PlainError(
      `There is no recipe “${unknown}”. There are: ${RECIPES.map(({ name }) => name).join(', ')}.`,
    )
  const wanted = RECIPES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const place = {
    data: values.data ?? path.join(ROOT, 'data'),
    cache: values.data
      ? path.join(values.data, '.cache')
      : path.join(ROOT, 'node_modules', '.cache', 'refresh'),
    from: values.from ?? null,
    // Who stands in for all publishers needs no rest.
    pause: values.from ? 0 : undefined,
  }
  let code = 0
  for (const recipe of wanted) {
    say(`${recipe.name} (${recipe.publisher}, ${recipe.licence})`)
    const day = new Date().toISOString().slice(0, 10)
    const { is, lines } = await refresh(recipe, place, { day, isAccepted: values.accept })
    for (const line of lines) say(`  ${line}`)
    if (is === 'refused' || is === 'broken') code = 1
  }
  return code
})
