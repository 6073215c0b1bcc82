import { aPart } from '@/tests/fixtures/a-meaning'
import type { Part } from '../search-words/meaning'
import { quoted, textWithout } from './edit-text'

const part = (kind: Part['kind'], words: string, text: string): Part =>
  aPart({ kind, words, value: '', label: '', start: text.indexOf(words) })

it('quotes the words of a part', () => {
  const text = 'law in germany'
  expect(quoted(text, part('country', 'germany', text))).toBe('law in "germany"')
})

it.each([
  ['country', 'law masters free'],
  ['level', 'law in germany free'],
  ['tuition', 'law in germany masters'],
  ['search', 'law in germany masters free'],
  ['programmes', 'in germany masters free'],
])('takes what it asks of the filter %s out of a text', (key, wanted) => {
  const text = 'law in germany masters free'
  const parts = [
    part('subject', 'law', text),
    part('country', 'in germany', text),
    part('level', 'masters', text),
    part('fee', 'free', text),
  ]
  expect(textWithout(text, key, parts, ['country', 'level'])).toBe(wanted)
})

it('takes a place in the ranking out with the text where the list has no filter for it', () => {
  const text = 'top 10 online'
  const parts = [part('rank', 'top 10', text), part('mode', 'online', text)]
  expect(textWithout(text, 'search', parts, ['mode'])).toBe('online')
  expect(textWithout(text, 'search', parts, ['mode', 'rank'])).toBe(text)
})

it('takes a nation out with its country', () => {
  const text = 'online in scotland'
  const parts = [part('mode', 'online', text), part('nation', 'in scotland', text)]
  expect(textWithout(text, 'country', parts, ['mode', 'country'])).toBe('online')
})
