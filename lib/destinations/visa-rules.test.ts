import { readVisaRules } from './visa-rules'

const SOURCE = `Intro | with a bar.

## How it works

Text.

## Netherlands

| Question | Rule                                              | Known from |
| -------- | ------------------------------------------------- | ---------- |
| Visa     | [Entry visa](https://ind.nl/en) and a permit      | 2025       |
| Fee      | Set each January, <Term id="deposit">deposit</Term> aside | 2024       |

More text.

## Japan

Nothing in a table.
`

test('a table gives its rows, with the links in them', () => {
  expect(readVisaRules(SOURCE, 'Netherlands')).toEqual([
    {
      question: 'Visa',
      rule: [
        { text: 'Entry visa', href: 'https://ind.nl/en' },
        { text: ' and a permit', href: null },
      ],
      knownFrom: '2025',
    },
    { question: 'Fee', rule: [{ text: 'Set each January, deposit aside', href: null }], knownFrom: '2024' },
  ])
})

test('a country without a table or a heading has no rules', () => {
  expect(readVisaRules(SOURCE, 'Japan')).toEqual([])
  expect(readVisaRules(SOURCE, 'Nether')).toEqual([])
})
