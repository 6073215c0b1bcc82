import { chooseSubjects } from './choose-subjects'

const coversOf = (slug: string) => (slug === 'engineering' ? ['civil-engineering', 'robotics'] : [])
const sure = (...slugs: string[]) => slugs.map((slug) => ({ slug, isOrdinary: false }))
const ordinary = (...slugs: string[]) => slugs.map((slug) => ({ slug, isOrdinary: true }))

describe('chooseSubjects', () => {
  it.each([
    ['the code where the title says nothing', [], ['law', 'history'], 'law', ['history']],
    ['the title before the code', sure('law'), ['history'], 'law', ['history']],
    [
      'of two in the title the one that the code confirms',
      sure('law', 'history'),
      ['history'],
      'history',
      ['law'],
    ],
    ['the first where the code confirms none', sure('law', 'history'), ['art'], 'law', ['history', 'art']],
    [
      'a branch before its whole',
      sure('engineering', 'robotics'),
      ['engineering'],
      'robotics',
      ['engineering'],
    ],
    ['the branch that the code tells', sure('engineering'), ['robotics'], 'robotics', ['engineering']],
    ['the whole where the code is broad', sure('engineering'), ['robotics', 'law'], 'engineering', []],
    ['the code before an ordinary word', ordinary('art'), ['law'], 'law', ['art']],
    ['an ordinary word that the code confirms', ordinary('art'), ['law', 'art'], 'art', ['law']],
    ['one ordinary word where there is no code', ordinary('art'), [], 'art', []],
    ['none of two ordinary words without a code', ordinary('art', 'law'), [], null, ['art', 'law']],
    ['nothing where nothing is said', [], [], null, []],
  ] as const)('takes %s', (_, titled, coded, subject, also) => {
    expect(chooseSubjects(titled, coded, coversOf)).toEqual({ subject, also })
  })

  it('reads an ordinary word as a branch of the whole beside it, and else passes over it', () => {
    const titled = [...sure('engineering'), ...ordinary('civil-engineering', 'art')]
    expect(chooseSubjects(titled, [], coversOf)).toEqual({
      subject: 'civil-engineering',
      also: ['engineering'],
    })
  })
})
