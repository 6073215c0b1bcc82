import { utils, write } from '@e965/xlsx'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { ref } from './ref'

const HEADER = [
  'Institution code (UKPRN)',
  'Institution name',
  'Institution sort order',
  'Main panel',
  'Unit of assessment number',
  'Unit of assessment name',
  'Multiple submission letter',
  'Multiple submission name',
  'Joint submission',
  'Profile',
  'FTE of submitted staff',
]
const ABOVE = [
  ['2021 Research Excellence Framework Results'],
  [],
  ['Quality profiles'],
  ['Note: In this table, joint submissions are shown split by their constituent institutions.'],
  [],
  ['', '', '', '', '', '', '', '', '', '', '', 'Percentage of the submission meeting the standard for:'],
]

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/gb.json': [{ id: 'university-of-aberdeen', name: 'University of Aberdeen' }],
    'workshop/tables/identifiers.tsv': 'scheme\tnumber\tid\nukprn\t10007783\tuniversity-of-aberdeen\n',
    'programmes/uk-research.json': {
      universities: { 'university-of-aberdeen': [{ level: 'doctorate', field: '1', count: 120 }] },
    },
  })
})

afterEach(() => publisher.close())

it('reads the staff of each submission once, from under the lines about the workbook', async () => {
  const row = (code: number, unit: number, profile: string, staff: number) =>
    [code, 'University of Aberdeen', 1, 'A', unit, 'Any', '', '', '', profile, staff] as unknown[]
  const sheet = utils.aoa_to_sheet([
    ...ABOVE,
    HEADER,
    row(10007783, 1, 'Overall', 139.02),
    row(10007783, 1, 'Outputs', 139.02),
    row(10007783, 2, 'Overall', 30.15),
    row(10099999, 2, 'Overall', 5),
  ])
  publisher.answers['/results2021.ref.ac.uk/profiles/export-all'] = {
    body: write({ SheetNames: ['Sheet1'], Sheets: { Sheet1: sheet } }, { type: 'buffer' }) as Buffer,
  }
  const { lines } = await refreshFew(ref, publisher, '2026-11-26', true)
  expect(lines).toContain('  University of Aberdeen, doctorate, 1: count 120 → 139')
  expect(publisher.read('programmes/uk-research.json')).toMatchObject({
    year: '2021',
    universities: {
      'university-of-aberdeen': [
        { level: 'doctorate', field: '1', count: 139 },
        { level: 'doctorate', field: '2', count: 30 },
      ],
    },
  })
})
