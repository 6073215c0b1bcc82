import { utils, write, type BookType } from '@e965/xlsx'
import countriesData from '@/data/countries.json'
import { CountrySchema } from '@/lib/places/schema'
import { aReference } from '@/tests/fixtures/added'
import { readWhole } from '@/tests/fixtures/read-whole'
import type { AllRows } from './read-field'

const reference = { ...aReference(), countries: countriesData.map((country) => CountrySchema.parse(country)) }

type Shape = {
  list: string
  text: string | Uint8Array
  /** What the visitor answers once; a list that names its countries needs nothing. */
  all?: Partial<AllRows>
  /** Of the first row. */
  record: object
}

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
function sheet(bookType: BookType, rows: unknown[][]): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'List')
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))

/** Lists in the shapes of those that people bring. The universities are invented. */
const SHAPES: readonly Shape[] = [
  {
    list: 'a ranking whose locations are countries, in a workbook of 1997',
    text: sheet('biff8', [
      ['World University Rankings'],
      [],
      ['RANK 2025', 'Institution Name', 'Location', 'SIZE', 'Overall'],
      ['15=', 'Harbour University (HU)', 'China (Mainland)', 'XL', 83.5],
      ['601-610', 'Other', 'Korea, Republic of', 'L', ''],
    ]),
    record: {
      name: 'Harbour University (HU)',
      countryCode: 'cn',
      campusLife: { location: null },
      studentPopulation: null,
    },
  },
  {
    list: 'a ranking that names codes',
    text: 'RANK,Institution Name,Location,Location Code\n601-610,Harbour University,"Korea, Republic of",KR',
    record: { name: 'Harbour University', countryCode: 'kr', campusLife: { location: null } },
  },
  {
    list: 'a ranking of another publisher',
    text: 'rank,name,location,stats_number_students,stats_pc_intl_students,url\n15=,Harbour University,Norway,"12,345",12%,/harbour',
    record: {
      name: 'Harbour University',
      countryCode: 'no',
      studentPopulation: 12_345,
      website: null,
      worldRanking: { rank: 15, label: '=15' },
    },
  },
  {
    list: 'a data set of rankings',
    text: 'world_rank,university_name,country,num_students,student_staff_ratio,international_students,year\n601-800,Harbour University,Norway,"2,243",8.9,25%,2016',
    record: {
      studentPopulation: 2243,
      internationalStudents: null,
      internationalPercent: 25,
      worldRanking: { rank: 601, label: '601–800' },
    },
  },
  {
    list: 'the domains of universities',
    text: '[{"web_pages": ["http://www.harbour.example/"], "name": "Harbour University", "alpha_two_code": "NO", "state-province": null, "domains": ["harbour.example"], "country": "Norway"}]',
    record: { name: 'Harbour University', countryCode: 'no', website: 'http://www.harbour.example/' },
  },
  {
    list: 'a register in the United States',
    text: 'UNITID,INSTNM,CITY,STABBR,INSTURL,ADM_RATE\n1,Harbour University,Salem,OR,www.harbour.example/,0.8135',
    all: { country: 'us', shares: 'parts' },
    record: { name: 'Harbour University', countryCode: 'us', website: 'https://www.harbour.example/' },
  },
  {
    list: 'a French register',
    text: latin1(
      'uo_lib;type d’établissement;url;com_nom\nUniversité du Port;Université;http://www.port.example;Besançon',
    ).map((byte) => byte || 39),
    all: { country: 'fr' },
    record: { name: 'Université du Port', countryCode: 'fr', campusLife: { location: 'Besançon' } },
  },
  {
    list: 'a British register',
    text: 'UKPRN,PROVIDER_NAME,TOWN,WEBSITE_ADDRESS\n10000001,HARBOUR UNIVERSITY,Hull,www.harbour.example',
    all: { country: 'gb' },
    record: { name: 'HARBOUR UNIVERSITY', website: 'https://www.harbour.example' },
  },
  {
    list: 'a German register',
    text: latin1(
      'Hochschulname;Hochschultyp;Anzahl Studierende;Gründungsjahr;Home Page\nHafenuniversität Köln;Universität;12.345;1901;https://www.hafen.example',
    ),
    all: { country: 'de' },
    record: {
      name: 'Hafenuniversität Köln',
      establishedYear: 1901,
      studentPopulation: 12_345,
      website: 'https://www.hafen.example',
    },
  },
  {
    list: 'a Chinese register',
    text: utf16('序号\t学校名称\t主管部门\t所在地\n1\t港口大学\t教育部\t北京市'),
    all: { country: 'cn' },
    record: { name: '港口大学', countryCode: 'cn', campusLife: { location: '北京市' } },
  },
  {
    list: 'a Chinese list as Windows writes it',
    // 学校名称,所在地 / 港口大学,北京市
    text: bytes('d1a7d0a3c3fbb3c62ccbf9d4dab5d80ab8dbbfdab4f3d1a72cb1b1bea9cad0'),
    all: { country: 'cn' },
    record: { name: '港口大学', campusLife: { location: '北京市' } },
  },
  {
    list: 'an open document with its heading in the second row',
    text: sheet('ods', [
      ['Liste der Hochschulen'],
      ['Name der Hochschule', 'Ort', 'Gründungsjahr'],
      ['Hafenhochschule', 'Kiel', 1969],
    ]),
    all: { country: 'de' },
    record: { name: 'Hafenhochschule', establishedYear: 1969, campusLife: { location: 'Kiel' } },
  },
  {
    list: 'a Japanese register',
    text: '大学名,所在地,ホームページ,設立年\n港大学,東京都,https://minato.example,1949',
    all: { country: 'jp' },
    record: { name: '港大学', establishedYear: 1949, website: 'https://minato.example' },
  },
  {
    list: 'a Spanish list',
    text: 'Universidad;Municipio;Año de fundación;Estudiantes\nUniversidad del Puerto;Cádiz;1979;12.345',
    all: { country: 'es' },
    record: { name: 'Universidad del Puerto', establishedYear: 1979 },
  },
  {
    list: 'a Brazilian list',
    text: latin1(
      'Nome da Instituição;Município;Sítio\nUniversidade do Porto Novo;São Luís;www.porto.example',
    ),
    all: { country: 'br' },
    record: { name: 'Universidade do Porto Novo', campusLife: { location: 'São Luís' } },
  },
  {
    list: 'a Russian list',
    text: 'Название;Город;Сайт\nПортовый университет;Казань;https://port.example',
    all: { country: 'ru' },
    record: { name: 'Портовый университет', campusLife: { location: 'Казань' } },
  },
  {
    list: 'a Turkish list',
    text: 'Üniversite Adı\tŞehir\tKuruluş Yılı\nLiman Üniversitesi\tİzmir\t1955',
    all: { country: 'tr' },
    record: { name: 'Liman Üniversitesi', establishedYear: 1955 },
  },
  {
    list: 'a knowledge base',
    text: '{"results": {"bindings": [{"universityLabel": {"value": "Harbour University"}, "countryLabel": {"value": "Norway"}, "website": {"value": "https://harbour.example"}}]}}',
    record: { name: 'Harbour University', countryCode: 'no', website: 'https://harbour.example' },
  },
  {
    list: 'a table of a knowledge base',
    text: 'item,itemLabel,countryLabel,website,inception\nhttp://www.wikidata.org/entity/Q1,Harbour University,Norway,https://harbour.example,1946-01-01T00:00:00Z',
    record: { name: 'Harbour University', countryCode: 'no', establishedYear: 1946 },
  },
  {
    list: 'a table copied from an encyclopedia',
    text: 'University\tCountry\tEstablished[1]\tEnrollment\nHarbour University[2]\tNorway\t1946[3]\t12,345[4][a]',
    record: { name: 'Harbour University', establishedYear: 1946, studentPopulation: 12_345 },
  },
  {
    list: 'lists by country',
    text: '{"Norway": [{"name": "Harbour University", "city": "Bergen"}], "Sweden": [{"name": "Other", "city": "Lund"}, {"name": "Third", "city": "Umeå"}]}',
    record: { name: 'Harbour University', countryCode: 'no', campusLife: { location: 'Bergen' } },
  },
  {
    list: 'a map',
    text: '{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "Point", "coordinates": [5.3, 60.4]}, "properties": {"name": "Harbour University", "country": "NO", "website": "https://harbour.example"}}]}',
    record: { name: 'Harbour University', countryCode: 'no', coordinates: null },
  },
  {
    list: 'records of an index of research, one a line',
    text: '{"id": "I1", "display_name": "Harbour University", "country_code": "NO", "homepage_url": "https://harbour.example", "geo": {"city": "Bergen"}}\n{"id": "I2", "display_name": "Other", "country_code": "SE", "homepage_url": null, "geo": {"city": "Lund"}}',
    record: { name: 'Harbour University', countryCode: 'no', campusLife: { location: 'Bergen' } },
  },
  {
    list: 'a register of organisations',
    text: '[{"id": "https://o.example/1", "name": "Harbour University", "established": 1946, "links": ["https://harbour.example"], "aliases": ["HU"], "country": {"country_name": "Norway", "country_code": "NO"}}]',
    record: { name: 'Harbour University', countryCode: 'no', establishedYear: 1946, aliases: ['HU'] },
  },
  {
    list: 'a list of fees in dollars',
    text: 'university_name,country,tuition_fee_usd,min_ielts,application_deadline\nHarbour University,Norway,"12,000",6.5,31/07/2026',
    record: {
      tuitionFees: { international: { min: 12_000, currency: 'USD' } },
      admissionRequirements: { ielts: 6.5, applicationDeadline: { month: 7, day: 31 } },
    },
  },
  {
    list: 'a counsellor’s own list',
    text: 'My list 2027,,,\n,,,\nUniversity,Country,Fees,Deadline\nHarbour University,UK,"£24,000 per year",15-Jan-2027',
    record: {
      countryCode: 'gb',
      tuitionFees: { international: { min: 24_000, currency: 'GBP' } },
      admissionRequirements: { applicationDeadline: { month: 1, day: 15 } },
    },
  },
  {
    list: 'a list with shares of one',
    text: 'university,country,acceptance_rate,international_students\nHarbour University,Norway,0.15,18\nOther,Sweden,0.4,12',
    all: { shares: 'parts' },
    record: { acceptanceRate: 15, internationalStudents: null },
  },
  {
    list: 'records by their ids',
    text: '{"hu": {"name": "Harbour University", "country": "Norway"}, "ou": {"name": "Other", "country": "Sweden"}}',
    record: { name: 'Harbour University', countryCode: 'no' },
  },
  {
    list: 'names of ISO 3166',
    text: 'University,Country\nHarbour University,"Taiwan, Province of China"\nOther,China (Mainland)\nThird,GBR',
    record: { countryCode: 'tw' },
  },
  {
    list: 'bars and a name of 200 letters',
    text: `Institution|Country|Website\n${'Harbour '.repeat(25)}|Norway|http://harbour.example`,
    record: { countryCode: 'no', website: 'http://harbour.example' },
  },
]

test.each(SHAPES)('$list reaches the review, with no value wrong', async ({ text, all = {}, record }) => {
  const { rows, columns } = await readWhole(text, { all, reference })
  expect(rows[0]).toMatchObject({ record })
  expect(rows.every((row) => row.record !== null)).toBe(true)
  // What no field took is kept.
  const taken = rows[0]?.further?.map(([name]) => name) ?? []
  expect(
    taken.every((name) => columns.some((column) => column.name === name) || name.endsWith('(as given)')),
  ).toBe(true)
})
