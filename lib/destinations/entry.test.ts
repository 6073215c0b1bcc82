import { anEntryRule } from '@/tests/fixtures/national'
import { listEntry, listEntrySources } from './entry'

test('levels are named where they differ', () => {
  const rows = [anEntryRule(), anEntryRule({ level: 'master', text: 'German; many in English' })]
  expect(listEntry(rows)).toEqual([
    {
      label: 'Language of teaching',
      rules: [
        { level: 'Bachelor’s', text: 'German', note: null },
        { level: 'Master’s', text: 'German; many in English', note: null },
      ],
    },
  ])
})

test('what is the same for all levels stands once, and topics nobody knows of are left out', () => {
  const rows = [
    anEntryRule(),
    anEntryRule({ level: 'master' }),
    anEntryRule({ topic: 'english-minimum', text: 'by programme' }),
  ]
  expect(
    listEntry(rows).map(({ label, rules }) => [label, rules.map(({ level, text }) => [level, text])]),
  ).toEqual([
    ['Language of teaching', [[null, 'German']]],
    ['English', [[null, 'By programme']]],
  ])
  expect(listEntry([])).toEqual([])
})

test('each page that rules are kept on is named once', () => {
  expect(listEntrySources([anEntryRule(), anEntryRule({ level: 'master' })])).toHaveLength(1)
})
