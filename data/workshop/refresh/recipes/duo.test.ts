import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { duo } from './duo'

const HEADER =
  'ONDERWIJSAANBIEDERID;ONDERWIJSAANBIEDER_NAAM;SOORT;NIVEAU;VORM;ERKENDEOPLEIDINGSCODE;NAAM_LANG;INTERNATIONALE_NAAM;EIGENNAAM_ENGELS;STUDIELAST;STUDIELASTEENHEID;ISCED;VOERTAAL;EINDDATUM'
const FILE =
  '/onderwijsdata.duo.nl/dataset/7c0686f4-b5c2-418e-8e44-7be0057d8084/resource/ffffa7ad-e6a2-4ba7-9fc2-a09df4128555/download/ho_opleidingsoverzicht.csv'

const row = (
  level: string,
  code: string,
  title: string,
  english: string,
  credits: string,
  language: string,
  end = '',
) =>
  `107A1;Stichting Universiteit Leiden (LEI);OPLEIDING;${level};VOLTIJD;${code};${title};${english};;${credits};ECTS_PUNT;421;${language};${end}`

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/nl.json': [{ id: 'leiden-university', name: 'Leiden University' }],
    'workshop/tables/identifiers.tsv':
      'scheme\tnumber\tid\nduo-name\tuniversiteit leiden\tleiden-university\n',
    'sources.json': { 'nl-duo-rio-2026': { title: 'RIO' } },
    'programmes/nl-programmes.json': {
      title: 'Dutch register of programmes',
      source: 'nl-duo-rio-2026',
      year: 'October 2026',
      universities: {
        'leiden-university': [
          { level: 'bachelor', title: 'Rechten', titleEn: 'Law (ours)', months: 36, language: 'en' },
          { code: '60001', level: 'master', award: 'Master’s for teachers', titleEn: 'Teaching', months: 12 },
          { code: '60002', level: 'master', titleEn: 'Ended', months: 12 },
        ],
      },
    },
  })
})

afterEach(() => publisher.close())

it('renews what the register says, keeps what was entered by hand, and drops what ended', async () => {
  publisher.answers[FILE] = {
    modified: 'Mon, 23 Nov 2026 03:00:00 GMT',
    body: [
      HEADER,
      row('WO-BA', '50001', 'Rechten', '', '180', 'NLD'),
      row('WO-BA', '50001', 'Rechten', '', '180', 'NLD'),
      row('WO-MA', '60001', 'Educatie', 'Teaching', '120', 'NLD, ENG'),
      row('WO-MA', '60002', 'Voorbij', 'Ended', '60', 'ENG', '2026-08-31'),
      row('WO-MA', '60003', 'Sterrenkunde', 'Astronomy', '120', 'ENG'),
      row('WO-MA', '60004', 'Naamloos', '', '60', 'NLD'),
      row('HBO-BA', '30001', 'Verpleegkunde', 'Nursing', '240', 'NLD'),
    ].join('\n'),
  }
  const { lines } = await refreshFew(duo, publisher, '2026-11-26', true)
  expect(lines).toContain('  Leiden University, Naamloos: the register has no English name')
  expect(publisher.read('programmes/nl-programmes.json')).toMatchObject({
    year: 'November 2026',
    read: 3,
    universities: {
      'leiden-university': [
        {
          code: '50001',
          level: 'bachelor',
          title: 'Rechten',
          titleEn: 'Law (ours)',
          field: '0421',
          months: 36,
        },
        {
          code: '60001',
          level: 'master',
          award: 'Master’s for teachers',
          titleEn: 'Teaching',
          months: 24,
          language: 'en',
        },
        {
          code: '60003',
          level: 'master',
          title: 'Sterrenkunde',
          titleEn: 'Astronomy',
          months: 24,
          language: 'en',
        },
      ],
    },
  })
  const [first] =
    (publisher.read('programmes/nl-programmes.json') as { universities: Record<string, object[]> })
      .universities['leiden-university'] ?? []
  expect(first).not.toHaveProperty('language')
})

const LAW = { code: '50001', level: 'bachelor', title: 'Rechten', titleEn: 'Law (ours)' }

it.each([
  ['a length', row('WO-BA', '50001', 'Rechten', '', '', 'NLD'), LAW],
  [
    'a code that leads to no subject',
    row('WO-BA', '50001', 'Rechten', '', '180', '').replace(';421;', ';9999;'),
    LAW,
  ],
])('takes out %s that the register states no more, and says so', async (_what, body, stated) => {
  const standing = { ...LAW, field: '0421', months: 36 }
  publisher.write('programmes/nl-programmes.json', { universities: { 'leiden-university': [standing] } })
  publisher.write('subject-codes/isced4.json', { codes: [{ code: '0421' }] })
  publisher.answers[FILE] = { modified: 'Mon, 23 Nov 2026 03:00:00 GMT', body: [HEADER, body].join('\n') }
  const { is, lines } = await refreshFew(duo, publisher, '2026-11-26')
  expect(lines.join('\n')).toMatch(/Law \(ours\): (?:months 36|field 0421) → not known/)
  expect(lines.join('\n')).toContain('1 rows changed and 0 are gone, of 1')
  expect(is).toBe('refused')
  await refreshFew(duo, publisher, '2026-11-26', true)
  const { universities } = publisher.read('programmes/nl-programmes.json') as { universities: unknown }
  expect(universities).toMatchObject({ 'leiden-university': [stated] })
  expect(universities).not.toMatchObject({ 'leiden-university': [standing] })
})

it('reads tracks that a university offers, and programmes that only its board registered', async () => {
  const track = (title: string) =>
    row('WO-MA', '', title, title, '60', 'ENG').replace(';OPLEIDING;', ';VARIANT;')
  const ofTheBoard = (line: string) => line.replace(/^107A1;[^;]*;/, 'Universiteit Leiden;;')
  publisher.answers[FILE] = {
    modified: 'Mon, 23 Nov 2026 03:00:00 GMT',
    body: [
      HEADER.replace('ONDERWIJSAANBIEDERID', 'ONDERWIJSBESTUUR_NAAM'),
      track('M Astronomy and Data'),
      track('Premaster Astronomy'),
      track('Bijvakstudent Astronomy'),
      ofTheBoard(row('WO-MA', '60003', 'Sterrenkunde', 'Astronomy', '120', '')),
      ofTheBoard(track('Never offered')),
    ].join('\n'),
  }
  await refreshFew(duo, publisher, '2026-11-26', true)
  expect(publisher.read('programmes/nl-programmes.json')).toMatchObject({
    universities: {
      'leiden-university': [
        { level: 'master', titleEn: 'Astronomy and Data', months: 12, language: 'en' },
        { code: '60003', level: 'master', title: 'Sterrenkunde', titleEn: 'Astronomy', months: 24 },
      ],
    },
  })
})

it('names the column that was renamed', async () => {
  publisher.answers[FILE] = {
    modified: 'Mon, 23 Nov 2026 03:00:00 GMT',
    body: [HEADER.replace('VOERTAAL', 'TAAL'), row('WO-BA', '50001', 'Rechten', '', '180', 'NLD')].join('\n'),
  }
  const { is, lines } = await refreshFew(duo, publisher, '2026-11-26')
  expect([is, lines[0]]).toEqual([
    'refused',
    'ho_opleidingsoverzicht.csv has another shape: it lacks the columns VOERTAAL.',
  ])
})

// As the publisher's file of August 2026 has them.
const WITHOUT_UNIT = (line: string) => line.replace(/;(ECTS_PUNT|STUDIELASTEENHEID);/, ';')

it('reads a file that names no unit of the study load', async () => {
  const lines = [HEADER, row('WO-BA', '50001', 'Rechten', '', '180', 'NLD')].map(WITHOUT_UNIT)
  publisher.answers[FILE] = { modified: 'Mon, 23 Nov 2026 03:00:00 GMT', body: lines.join('\n') }
  expect((await refreshFew(duo, publisher, '2026-11-26', true)).is).toBe('written')
  expect(publisher.read('programmes/nl-programmes.json')).toMatchObject({
    universities: { 'leiden-university': [{ ...LAW, field: '0421', months: 36 }] },
  })
})

it.each([
  ['UUR', row('WO-MA', '60001', 'Educatie', 'Teaching', '60', 'ENG').replace('ECTS_PUNT', 'UUR')],
  ['units of which a bachelor’s degree has 5040', row('WO-BA', '50001', 'Rechten', '', '5040', 'NLD')],
])('refuses a study load in %s, whoever accepts it', async (unit, line) => {
  publisher.answers[FILE] = { modified: 'Mon, 23 Nov 2026 03:00:00 GMT', body: [HEADER, line].join('\n') }
  const { is, lines } = await refreshFew(duo, publisher, '2026-11-26', true)
  expect([is, lines[0]]).toEqual([
    'refused',
    `Units moved: 1 of 1 rows of ho_opleidingsoverzicht.csv are in ${unit}, not in ECTS_PUNT.`,
  ])
})

it.each([[undefined], ['yesterday']])('refuses a file of no day (%s)', async (modified) => {
  publisher.answers[FILE] = {
    modified,
    body: [HEADER, row('WO-BA', '50001', 'Rechten', '', '180', '')].join('\n'),
  }
  const { is, lines } = await refreshFew(duo, publisher, '2026-11-26', true)
  expect([is, lines[0]]).toEqual([
    'refused',
    expect.stringMatching(/^ho_opleidingsoverzicht.csv names no year/),
  ])
})

it('says the new month of facts that are as they were, and writes nothing within it', async () => {
  const body = [HEADER, row('WO-BA', '50001', 'Rechten', '', '180', '')].join('\n')
  publisher.write('programmes/nl-programmes.json', {
    year: 'October 2026',
    universities: { 'leiden-university': [{ ...LAW, field: '0421', months: 36 }] },
  })
  publisher.answers[FILE] = { modified: 'Mon, 02 Nov 2026 03:00:00 GMT', body }
  const first = await refreshFew(duo, publisher, '2026-11-02')
  expect([first.is, first.lines[0]]).toEqual([
    'written',
    'programmes/nl-programmes.json: of 1 rows 0 changed and 0 are gone; 0 are new. The year that it says is a new one.',
  ])
  const november = { year: 'November 2026', readOn: '2026-11-02' }
  expect(publisher.read('programmes/nl-programmes.json')).toMatchObject(november)
  publisher.answers[FILE] = { modified: 'Mon, 23 Nov 2026 03:00:00 GMT', body: `${body}\n` }
  expect(await refreshFew(duo, publisher, '2026-11-26')).toMatchObject({ is: 'same' })
  expect(publisher.read('programmes/nl-programmes.json')).toMatchObject(november)
})
