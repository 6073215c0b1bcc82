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
  expect(textWithout(text, key, parts)).toBe(wanted)
})
