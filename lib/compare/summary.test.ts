import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import { describeComparison, quickSummary } from './summary'

type Figures = { rank?: number; tuition?: number; acceptance?: number; international?: number }

const column = (name: string, figures: Figures = {}) =>
  aCompared({
    id: name.toLowerCase(),
    name,
    ...Object.fromEntries(Object.entries(figures).map(([key, figure]) => [key, aFigure(figure)])),
    ...(figures.rank && { rank: aFigure(figures.rank, { text: `#${figures.rank}` }) }),
  })

describe('Quick Summary', () => {
  it('names the winners, each with its figure', () => {
    const columns = [
      column('Zurich', { rank: 7, tuition: 2700, international: 44 }),
      column('Edinburgh', { rank: 34, tuition: 36_200, acceptance: 40 }),
      column('Toronto', { rank: 29, tuition: 44_500, acceptance: 43 }),
    ]
    expect(quickSummary(columns)).toEqual([
      { label: 'Highest Ranked', winners: ['Zurich'], value: '#7', reporting: 3 },
      { label: 'Most Affordable', winners: ['Zurich'], value: 'about US$ 2,700 a year', reporting: 3 },
      { label: 'Highest Acceptance Rate', winners: ['Toronto'], value: '43%', reporting: 2 },
    ])
  })

  it('takes 0 for the cheapest there is, and says as its cell does whether that is sure', () => {
    const free = (name: string, text: string) => aCompared({ name, tuition: aFigure(0, { text }) })
    const maybe = free('Maybe', 'Probably no tuition fee: check')
    const [, cheapest] = quickSummary([column('Paid', { tuition: 1 }), maybe])
    expect(cheapest).toMatchObject({ winners: ['Maybe'], value: 'Probably no tuition fee: check' })
    expect(quickSummary([maybe, free('Free', 'No tuition fee')])[1]).toMatchObject({
      winners: ['Maybe', 'Free'],
      value: 'Probably no tuition fee: check; No tuition fee',
    })
  })

  it('says where the range of another may be lower, and the sentence then names no cheapest', () => {
    const columns = [
      column('Oak', { tuition: 9000 }),
      aCompared({ id: 'elm', name: 'Elm', tuition: aFigure(12_000, { from: 8000 }) }),
    ]
    expect(quickSummary(columns)[1]).toMatchObject({
      winners: ['Oak'],
      value: 'about US$ 9,000 a year, but another’s range begins lower',
    })
    expect(describeComparison(columns)).toBeNull()
  })

  it('names every winner of a tie', () => {
    const columns = [column('A', { rank: 5 }), column('B', { rank: 9 }), column('C', { rank: 5 })]
    expect(quickSummary(columns)[0]).toMatchObject({ winners: ['A', 'C'], value: '#5' })
  })

  it('has no winner where nobody reports', () => {
    expect(quickSummary([column('A'), column('B')])).toEqual([
      { label: 'Highest Ranked', winners: [], value: null, reporting: 0 },
      { label: 'Most Affordable', winners: [], value: null, reporting: 0 },
      { label: 'Highest Acceptance Rate', winners: [], value: null, reporting: 0 },
    ])
  })
})

it('says the band of a rank that is printed as one', () => {
  const ranked = (name: string, figure: number, text: string) =>
    aCompared({ name, rank: aFigure(figure, { text }) })
  const columns = [ranked('Oak', 1201, '#1201–1400'), ranked('Elm', 1401, '#1401+')]
  expect(quickSummary(columns)[0]).toMatchObject({ winners: ['Oak'], value: '#1201–1400' })
  expect(describeComparison(columns)).toBe('Highest ranked is Oak (#1201–1400), before Elm (#1401+).')
})

describe('the sentence', () => {
  it('says by how much the cheapest is cheaper than the next', () => {
    const columns = [
      column('Zurich', { tuition: 2700 }),
      column('Toronto', { tuition: 44_500 }),
      column('Edinburgh', { tuition: 36_200 }),
    ]
    expect(describeComparison(columns)).toBe('Cheapest is Zurich, by US$ 33,500 a year against Edinburgh.')
  })

  it('joins what there is to say, and counts those that report', () => {
    const columns = [
      column('A', { tuition: 0, rank: 1200, international: 12.5 }),
      column('B', { tuition: 0, rank: 3, international: 7 }),
      column('C', { tuition: 500 }),
      column('D'),
    ]
    expect(describeComparison(columns)).toBe(
      'Cheapest of the 3 that report tuition are A and B, by US$ 500 a year against C; ' +
        'highest ranked is B (#3), before A (#1200); ' +
        'most international is A, with 12.5% of the students.',
    )
  })

  it.each([
    ['one column', [column('A', { tuition: 1, rank: 2 })]],
    ['no figure in common', [column('A', { tuition: 1 }), column('B', { rank: 2 })]],
    ['equal figures', [column('A', { tuition: 1, rank: 2 }), column('B', { tuition: 1, rank: 2 })]],
  ])('says nothing of %s', (_, columns) => {
    expect(describeComparison(columns)).toBeNull()
  })
})

it('names the university for what is its, and the programme for its fee', () => {
  const programme = { universityId: 'oak', university: 'Oak', levels: ['master' as const] }
  const of = (name: string, tuition: number) =>
    aCompared({ name, programme, rank: aFigure(5), tuition: aFigure(tuition) })
  const [rank, fee] = quickSummary([of('Law', 900), of('Music', 800)])
  expect(rank?.winners).toEqual(['Oak'])
  expect(fee?.winners).toEqual(['Music, Oak'])
})
