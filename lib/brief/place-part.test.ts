import { LANGUAGES } from './languages'
import { totalOf } from './place-part'
import type { BriefPlace } from './queries'
import { wordsIn } from './words'

it.each(LANGUAGES)('says in one sentence why there is no total, in $name', async ({ code }) => {
  const table = { total: null, lacks: ['tuition', 'living'] } as unknown as BriefPlace['table']
  const words = await wordsIn(code)
  const told = totalOf({ table } as BriefPlace, words)
  const [, what = ''] = told.split(/[:：]/)
  expect(what).toContain(words.say('part.tuition'))
  // A part that begins with a capital is a sentence of its own.
  expect(what).not.toMatch(/\p{Lu}/u)
})
