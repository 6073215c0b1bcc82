import { strToU8, zipSync } from 'fflate'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { hesa } from './hesa'

const FILE = '/www.hesa.ac.uk/data-and-analysis/students/table-1.csv'

/** A year's file, with the lines about it that stand above the columns. */
const table = (year: string, rows: string[]) =>
  strToU8(
    [
      '\uFEFFTitle:,"Table 1 - HE student enrolments by HE provider"',
      'Subtitle:,"Academic years 2014/15 to 2024/25"',
      'Reference ID:,DT051 Table 1',
      'Data source:,HESA',
      'Data source link:,https://www.hesa.ac.uk/data-and-analysis/students/table-1',
      'Data file canonical link:,https://www.hesa.ac.uk/data-and-analysis/students/table-1.csv',
      'Licence:,Creative Commons Attribution 4.0 International Licence',
      '',
      'UKPRN,HE provider,Country of HE provider,Region of HE provider,First year marker,Level of study,Mode of study,Academic Year,Category marker,Category,Number',
      ...rows.map((row) => row.replace('YEAR', year)),
    ].join('\r\n'),
  )

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/gb.json': [{ id: 'university-of-aberdeen', name: 'University of Aberdeen' }],
    'workshop/tables/identifiers.tsv': 'scheme\tnumber\tid\nukprn\t10007783\tuniversity-of-aberdeen\n',
    'sources.json': { 'hesa-2018-19': { title: 'Old', publisher: 'HESA' }, 'tef-2023': {} },
    'open/uk.json': {
      editions: [
        { source: 'tef-2023', universities: {} },
        {
          source: 'hesa-2018-19',
          year: '2018/19',
          universities: {
            'university-of-aberdeen': {
              students: { count: 14775, definition: 'headcount' },
              international: { count: 5235, percent: 35.4 },
            },
          },
        },
      ],
    },
  })
})

afterEach(() => publisher.close())

it('reads the last year of the archive, and of it the totals alone', async () => {
  const aberdeen = '10007783,"The University of Aberdeen",Scotland,Scotland'
  const rows = [
    `${aberdeen},All,All,All,YEAR,Total,Total,15000`,
    `10007783,"The University of Aberdeen",All,All,All,All,All,YEAR,Total,Total,15000`,
    `${aberdeen},First year,All,All,YEAR,Total,Total,5000`,
    `${aberdeen},All,All,All,YEAR,Domicile,Total UK ,9000`,
    `${aberdeen},All,All,All,YEAR,Domicile,Total Non-UK,6000`,
    `10099999,"Any College",England,London,All,All,All,YEAR,Total,Total,100`,
  ]
  publisher.answers[FILE] = {
    body: Buffer.from(
      zipSync({
        'table-1-(2024-25).csv': table('2024/25', rows),
        'table-1-(2023-24).csv': table('2023/24', []),
        'README.txt': strToU8('Read me'),
      }),
    ),
  }
  const { lines } = await refreshFew(hesa, publisher, '2026-11-26', true)
  expect(lines).toContain('  University of Aberdeen: students count 14,775 → 15,000')
  expect(publisher.read('open/uk.json')).toMatchObject({
    editions: [
      { source: 'tef-2023' },
      {
        source: 'hesa-students-2024-25',
        year: '2024/25',
        universities: {
          'university-of-aberdeen': {
            students: { count: 15000, definition: 'headcount' },
            international: { count: 6000, percent: 40 },
          },
        },
      },
    ],
  })
  expect(Object.keys(publisher.read('sources.json') as object)).toEqual(['tef-2023', 'hesa-students-2024-25'])
})
