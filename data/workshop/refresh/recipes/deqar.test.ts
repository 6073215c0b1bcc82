import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { deqar } from './deqar'

const FOLDER = '/backend.deqar.eu/static/daily-csv'
const INSTITUTIONS =
  'deqar_id,deqar_url,eter_id,name_primary,name_official,country,city,website_link,identifiers_all'
const REPORTS =
  'report_id,report_agency,report_type,report_status,report_decision,report_valid_from,report_valid_to,hei_deqar_id,hei_name,country,programme_name,programme_qualification,programme_nqf_level,programme_qf_ehea_level'

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/de.json': [
      { id: 'uni-a', name: 'University A', website: 'https://www.uni-a.de', sources: [] },
      { id: 'uni-b', name: 'University B', sources: [{ url: 'https://ror.org/02kkvpp62' }] },
    ],
    'sources.json': {},
    'subjects.json': [{ slug: 'mechanical-engineering', otherNames: ['maschinenbau'] }],
  })
  publisher.answers[`${FOLDER}/deqar-institutions.csv`] = {
    body: [
      `\uFEFF${INSTITUTIONS}`,
      'DEQARINST1,https://data.deqar.eu/institution/1,DE01,A,Universität A,Germany,A-Stadt,http://www.uni-a.de/en,',
      'DEQARINST2,https://data.deqar.eu/institution/2,DE02,B,Universität B,Germany,B-Stadt,www.other.de,"ROR: https://ror.org/02kkvpp62"',
      'DEQARINST3,https://data.deqar.eu/institution/3,DE03,C,Universität C,Germany,C-Stadt,www.uni-c.de,',
    ].join('\r\n'),
  }
})

afterEach(() => publisher.close())

const report = (
  institution: number,
  name: string,
  [award, cycle]: readonly [string, string],
  { to = '2029-09-30', decision = 'positive', type = 'programme' } = {},
) =>
  `7,AQAS,${type},part of obligatory EQA system,${decision},2021-10-01,${to},DEQARINST${institution},Any,Germany,"${name}",${award},,${cycle}`

it('takes programmes whose accreditation is valid and whose name leads to a subject', async () => {
  const [bachelor, master] = [
    ['Bachelor of Science', 'first cycle'] as const,
    ['M.Sc.', 'second cycle'] as const,
  ]
  publisher.answers[`${FOLDER}/deqar-reports.csv`] = {
    modified: 'Thu, 26 Nov 2026 02:00:00 GMT',
    body: [
      `\uFEFF${REPORTS}`,
      report(1, 'Maschinenbau (vormals: Maschinentechnik)', bachelor),
      report(1, 'Computer Science', master, { decision: 'positive with conditions or restrictions' }),
      report(1, 'Computer Science', master, { to: '2030-09-30', type: 'joint programme' }),
      report(1, 'Physics', bachelor, { to: '2025-09-30' }),
      report(1, 'Chemistry', bachelor, { decision: 'negative' }),
      report(1, 'Economics', ['Master of Science', 'first cycle']),
      report(1, 'Quartärforschung', master),
      report(1, '', ['', ''], { type: 'institutional' }),
      report(2, 'Data Science', ['Dr.', 'third cycle']),
      report(3, 'Data Science', bachelor),
    ].join('\r\n'),
  }
  await refreshFew(deqar, publisher, '2026-11-26', true)
  expect(publisher.read('programmes/eu-deqar.json')).toMatchObject({
    source: 'deqar',
    year: 'November 2026',
    universities: {
      'uni-a': [
        {
          level: 'bachelor',
          award: 'Bachelor of Science',
          title: 'Maschinenbau',
          subject: 'mechanical-engineering',
        },
        { level: 'master', award: 'M.Sc.', title: 'Computer Science' },
      ],
      'uni-b': [{ level: 'doctorate', award: 'Dr.', title: 'Data Science' }],
    },
  })
})

it('refuses reports of which nothing says the day', async () => {
  publisher.answers[`${FOLDER}/deqar-reports.csv`] = {
    body: [`\uFEFF${REPORTS}`, report(1, 'Computer Science', ['M.Sc.', 'second cycle'])].join('\r\n'),
  }
  const { is, lines } = await refreshFew(deqar, publisher, '2026-11-26', true)
  expect([is, lines[0]]).toEqual(['refused', expect.stringMatching(/^deqar-reports.csv names no year/)])
})
