import { degreesInEnglish } from './degrees-in-english'

test('a level has degrees in English where a register lists one, or two writers knew of one', () => {
  const listed: Parameters<typeof degreesInEnglish>[0] = [
    {
      universities: {
        leiden: [
          { level: 'master', language: 'en' },
          { level: 'bachelor', language: 'nl' },
        ],
        bari: [{ level: 'undergraduate', language: 'en' }],
        nantes: [{ level: 'master' }],
      },
    },
    { universities: { leiden: [{ level: 'bachelor', language: 'en' }] } },
  ]
  const known = {
    universities: { bonn: { master: 'law physics', english: { master: 'physics' } }, nantes: {} },
  }
  expect(degreesInEnglish(listed, known)).toEqual(
    new Map([
      ['leiden', ['bachelor', 'master']],
      ['bari', ['bachelor']],
      ['bonn', ['master']],
    ]),
  )
})
