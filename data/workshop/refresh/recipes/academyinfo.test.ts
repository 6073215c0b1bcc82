import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { utils, write } from '@e965/xlsx'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { academyinfo } from './academyinfo'

const HEADER = [
  'No',
  '학교명',
  '본분교명',
  '학교종류',
  '학교유형',
  '설립유형',
  '지역명',
  '입학정원\n(2025,명)',
  '재학생\n(2025,명)',
  '취업률\n(2025,%)',
  '외국인 학생 수\n(2025,명)',
  '전임교원 1인당 학생 수(학생정원기준)(학부+대학원)\n(2025,명)',
  '평균 등록금\n(2026,천원)',
]
const ROWS = [
  [
    '1',
    '영산대학교(양산)',
    '제2캠퍼스',
    '대학',
    '대학교',
    '사립',
    '경남',
    '0',
    '2722',
    '68.5',
    '98',
    '27.19',
    '7224',
  ],
  [
    '2',
    '영산대학교(해운대)',
    '본교',
    '대학',
    '대학교',
    '사립',
    '부산',
    '0',
    '2974',
    '64.6',
    '842',
    '33.47',
    '7544.7',
  ],
  [
    '3',
    '동국대학교(WISE)',
    '분교',
    '대학',
    '대학교',
    '사립',
    '경북',
    '0',
    '6898',
    '60.7',
    '420',
    '26.75',
    '8417.8',
  ],
  ['4', '동국대학교', '본교', '대학', '대학교', '사립', '서울', '0', '13841', '0', '2691', '24.76', '8656.3'],
]

let publisher: LocalPublisher

beforeEach(async () => {
  const fee = { level: 'bachelor', status: 'all', currency: 'KRW', year: '2025' }
  publisher = await startPublisher({
    'universities/kr.json': [
      { id: 'youngsan-university', name: 'Youngsan University' },
      { id: 'dongguk-university', name: 'Dongguk University' },
    ],
    'workshop/tables/identifiers.tsv':
      'scheme\tnumber\tid\nkr-name\t영산대학교\tyoungsan-university\nkr-name\t동국대학교\tdongguk-university\n',
    'sources.json': { 'kr-academyinfo-2024': { title: 'Academyinfo', year: '2024–2025' } },
    'open/kr.json': {
      title: 'Korea',
      editions: [
        {
          source: 'kr-academyinfo-2024',
          year: '2024',
          universities: {
            'youngsan-university': {
              students: { count: 5800, definition: 'undergraduates' },
              international: { count: 706, percent: 12.2 },
              fees: [
                { ...fee, min: 7400000, note: 'average of all students' },
                { ...fee, min: 8000000, condition: 'average of students of engineering' },
              ],
            },
          },
        },
      ],
    },
  })
})

afterEach(() => publisher.close())

it('is saved by a person; adds campuses without branches, and leaves students from abroad in their year', async () => {
  const { lines: asked } = await refreshFew(academyinfo, publisher, '2026-11-26', true)
  expect(asked[0]).toMatch(/^To be saved by hand/)

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'))
  const book = { SheetNames: ['Sheet1'], Sheets: { Sheet1: utils.aoa_to_sheet([HEADER, ...ROWS]) } }
  fs.writeFileSync(path.join(folder, '대학주요정보.xlsx'), write(book, { type: 'buffer' }) as Buffer)
  publisher.place.from = folder
  const { lines } = await refreshFew(academyinfo, publisher, '2026-11-26', true)
  expect(lines).toContain('  Youngsan University: students count 5,800 → 5,696')
  expect(publisher.read('open/kr.json')).toMatchObject({
    editions: [
      {
        source: 'kr-academyinfo-2025',
        year: '2025',
        universities: {
          'youngsan-university': {
            students: { count: 5696 },
            studentsPerTeacher: 33.47,
            fees: [
              { min: 7544700, year: '2026' },
              { min: 8000000, year: '2025' },
            ],
            outcomes: [{ measure: 'employed', value: 64.6 }],
          },
          'dongguk-university': { students: { count: 13841 }, fees: [{ min: 8656300 }] },
        },
      },
      {
        source: 'kr-academyinfo-2024',
        universities: { 'youngsan-university': { international: { count: 706, percent: 12.2 } } },
      },
    ],
  })
})
