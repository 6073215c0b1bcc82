import { ProgrammesFileSchema } from '@/lib/programmes/schema'
import { parseTable, type Table } from '../dataset'
import { PROGRAMMES_DATASETS } from './datasets'

const IDS = new Set(['alpha', 'beta'])

/** The rows of a dataset, from rows given as cells by column. */
function read(name: string, rows: Record<string, string>[], more: Table[] = []) {
  const dataset = PROGRAMMES_DATASETS.find((each) => each.name === name)
  if (!dataset) throw new Error(name)
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  const table = parseTable(dataset.files[0] ?? '', lines.map((cells) => cells.join('\t')).join('\n'))
  const { file, rejects } = dataset.readProgrammes([table, ...more], IDS)
  const { universities, rejected, leftOut } = ProgrammesFileSchema.parse(file)
  expect(Object.values(rejected).reduce((sum, count) => sum + count, 0)).toBe(rejects.length)
  return { rows: universities.alpha ?? [], rejected, leftOut }
}

describe('Australia', () => {
  const row = {
    id: 'alpha',
    cricos_course_code: '115656D',
    level: 'bachelor',
    course: 'Bachelor of Nursing',
    asced_narrow: '0603',
    duration_weeks: '156',
    tuition_total_aud: '90000',
    tuition_as_of: '2023-01',
    tuition_per_year_aud: '30000',
    language_if_not_english: '',
  }
  const fee = { currency: 'AUD', status: 'international', asOf: 'January 2023' }

  it('has a course with its fee, in all and for a year', () => {
    expect(read('au-courses', [row]).rows).toEqual([
      {
        code: '115656D',
        level: 'bachelor',
        title: 'Bachelor of Nursing',
        field: '0603',
        months: 36,
        fee: { sum: 90_000, basis: 'course', perYear: 30_000, ...fee },
        language: 'en',
      },
    ])
  })

  it('knows no fee where the register has 0, none, or an outlier', () => {
    const { rows, leftOut } = read('au-courses', [
      { ...row, tuition_total_aud: '0' },
      { ...row, tuition_total_aud: '', tuition_as_of: '', tuition_per_year_aud: '' },
      { ...row, tuition_total_aud: '1', tuition_per_year_aud: '' },
    ])
    expect(rows.map(({ fee }) => fee)).toEqual([undefined, undefined, undefined])
    expect(leftOut).toEqual({
      'fee: the register gives none': 2,
      'fee: not between 3,000 and 130,000 dollars a year': 1,
    })
  })

  it('keeps the fee a year alone where the course was longer or shorter when it was read', () => {
    const { rows } = read('au-courses', [{ ...row, duration_weeks: '208' }])
    expect(rows[0]).toMatchObject({ months: 48, fee: { sum: 30_000, basis: 'year', ...fee } })
  })

  describe('beside the university’s other courses', () => {
    const usual = Array.from({ length: 10 }, (_, at) => ({ ...row, cricos_course_code: `U${at}` }))
    const costing = (total: number, perYear: number, more: Partial<typeof row> = {}) => {
      const cells = { tuition_total_aud: String(total), tuition_per_year_aud: String(perYear), ...more }
      const { rows, leftOut } = read('au-courses', [...usual, { ...row, cricos_course_code: 'X', ...cells }])
      const { fee = null } = rows.find(({ code }) => code === 'X') ?? {}
      return { fee: fee && (fee.perYear ?? fee.sum), why: Object.keys(leftOut) }
    }

    it('knows no fee of another unit: the whole course’s for a year, or a year’s for the whole course', () => {
      const why = ['fee: far from what the university’s courses cost a year at this level']
      expect(costing(120_000, 120_000, { duration_weeks: '52' })).toEqual({ fee: null, why })
      expect(costing(30_000, 10_000)).toEqual({ fee: null, why })
      expect(costing(60_000, 20_000)).toEqual({ fee: 20_000, why: [] })
    })

    it('knows no outlying fee of a year that was reckoned by another length', () => {
      const why = ['fee: an outlier, reckoned by another length than the course has']
      expect(costing(45_000, 45_000, { duration_weeks: '78' })).toEqual({ fee: null, why })
      expect(costing(60_000, 60_000, { duration_weeks: '35' })).toEqual({ fee: null, why })
      expect(costing(90_000, 20_000)).toEqual({ fee: null, why })
      expect(costing(25_000, 25_000, { duration_weeks: '35' }).fee).toBe(25_000)
      expect(costing(45_000, 30_000, { duration_weeks: '104' }).fee).toBe(30_000)
    })

    it('keeps the fees of medicine and flying, of research, and of a university with few courses', () => {
      const course = { course: 'Bachelor of Medicine, Bachelor of Surgery' }
      expect(costing(240_000, 80_000, course).fee).toBe(80_000)
      expect(costing(240_000, 80_000, { course: 'Bachelor of Aviation (Flying)' }).fee).toBe(80_000)
      expect(costing(114_000, 114_000, { course: 'Bachelor of Dental Prosthetics' }).fee).toBeNull()
      expect(costing(240_000, 80_000, { level: 'doctorate' }).fee).toBe(80_000)
      expect(costing(240_000, 80_000, { level: 'master' }).fee).toBe(80_000)
    })
  })

  it('rejects diplomas, and universities that the catalogue lacks', () => {
    const { rows, rejected } = read('au-courses', [
      { ...row, level: 'diploma' },
      { ...row, id: 'gone' },
    ])
    expect(rows).toEqual([])
    expect(rejected).toEqual({
      'no bachelor’s, master’s or doctorate: diploma': 1,
      'the catalogue has no such university': 1,
    })
  })
})

describe('the United Kingdom', () => {
  it('has titles, options and pages', () => {
    const row = {
      id: 'alpha',
      course_id: 'UFBS1',
      award: 'MEng',
      programme: 'Robotics',
      subject_codes: 'CAH10-01-02|CAH11-01-01',
      year_abroad: 'optional',
      sandwich_year: 'compulsory',
      foundation_year: 'no',
      distance_learning: 'no',
      url: 'https://alpha.ac.uk/robotics',
    }
    const { rows, leftOut } = read('uk-programmes', [
      row,
      { ...row, url: 'http://alpha.ac.uk/robotics', subject_codes: '' },
      { ...row, award: 'FdSc' },
    ])
    expect(rows[0]).toEqual({
      code: 'UFBS1',
      level: 'undergraduate',
      award: 'MEng',
      title: 'Robotics',
      field: 'CAH10-01-02',
      mode: 'campus',
      url: 'https://alpha.ac.uk/robotics',
      options: ['a year abroad is possible', 'with a placement year'],
    })
    expect(rows[1]).not.toHaveProperty('field')
    expect(rows).toHaveLength(2)
    expect(leftOut).toEqual({ 'page: its address is not https': 1 })
  })

  it('has fields of research for the doctorate, with their staff', () => {
    const { rows } = read('uk-research', [{ id: 'alpha', uoa_code: '11', staff_fte: '14.55' }])
    expect(rows).toEqual([{ level: 'doctorate', field: '11', count: 15 }])
  })

  it('has subjects with the number of courses', () => {
    const { rows } = read('uk-subjects', [{ id: 'alpha', subject_code: 'CAH02-04-07', courses_count: '3' }])
    expect(rows).toEqual([{ level: 'undergraduate', field: 'CAH02-04-07', count: 3 }])
  })
})

it('counts degrees awarded in the United States, where there are any, and tells professional doctorates', () => {
  const row = { id: 'alpha', level: 'master', cip4: '51.22', graduates_2023_24: '0' }
  const { rows, rejected } = read('us-programs', [
    row,
    { ...row, level: 'bachelor', graduates_2023_24: '12' },
    { ...row, level: 'doctorate-professional', graduates_2023_24: '9' },
    { ...row, level: 'associate' },
  ])
  expect(rows).toEqual([
    { level: 'bachelor', field: '51.22', count: 12 },
    {
      level: 'doctorate',
      award: 'Professional doctorate, such as MD, JD or PharmD',
      field: '51.22',
      count: 9,
    },
  ])
  expect(rejected).toEqual({
    'no bachelor’s, master’s or doctorate: associate': 1,
    'nobody was awarded a degree': 1,
  })
})

it('has Japanese departments with a subject from their name', () => {
  const row = {
    id: 'alpha',
    level: 'bachelor',
    subject_derived: 'Engineering',
    faculty_ja: '工学部',
    department_ja: '機械工学科',
  }
  const { rows } = read('jp-programs', [
    row,
    { ...row, level: 'graduate', department_ja: '（共通）' },
    { ...row, subject_derived: 'Other', faculty_ja: '工学部第二部', department_ja: '未来学科' },
  ])
  expect(rows).toEqual([
    {
      level: 'bachelor',
      title: '機械工学科',
      faculty: '工学部',
      field: 'Engineering',
      subject: 'mechanical-engineering',
    },
    { level: 'graduate', title: '工学部', field: 'Engineering' },
    { level: 'bachelor', title: '未来学科', faculty: '工学部第二部', mode: 'evening' },
  ])
})

it('has Turkish programmes once for a faculty and language, without ranks', () => {
  const row = {
    id: 'alpha',
    osym_code: '1',
    faculty_tr: 'TIP FAKÜLTESİ',
    programme_tr: 'Tıp',
    language: 'English',
    fee_place: 'full fee',
    duration_years: '6',
  }
  const names = parseTable('turkish-names', 'programme\ttitle\tenglish\tsubject\nTıp\t\tMedicine\t')
  const others = [
    { ...row, osym_code: '2', fee_place: 'full scholarship' },
    { ...row, osym_code: '3', language: 'Turkish' },
  ]
  const { rows, rejected } = read('tr-programs', [row, ...others], [names])
  const medicine = { level: 'bachelor', title: 'Tıp', titleEn: 'Medicine', field: 'Tıp', months: 72 }
  expect(rows).toEqual([
    { ...medicine, code: '1', language: 'en', faculty: 'Tıp Fakültesi' },
    { ...medicine, code: '3', language: 'tr', faculty: 'Tıp Fakültesi' },
  ])
  expect(rejected).toEqual({ 'the same programme with another kind of place': 1 })
})

it('has Chilean programmes with a fee in pesos, and none in Unidades de Fomento', () => {
  const row = {
    id: 'alpha',
    programme_code: 'I23',
    level: 'bachelor',
    programme_es: 'INGENIERIA CIVIL',
    generic_programme_es: 'Ingeniería Civil',
    campus: 'SEDE VIÑA DEL MAR',
    schedule: 'Vespertino',
    duration_semesters: '11',
    tuition_year_2025: '5000000',
    tuition_currency: 'CLP',
  }
  const { rows, rejected, leftOut } = read('cl-programs', [
    row,
    { ...row, tuition_year_2025: '240', tuition_currency: 'CLF', schedule: 'Otro' },
    { ...row, level: 'technical' },
  ])
  expect(rows[0]).toEqual({
    code: 'I23',
    level: 'bachelor',
    title: 'Ingeniería civil',
    field: 'Ingeniería Civil',
    months: 66,
    fee: { sum: 5_000_000, currency: 'CLP', basis: 'year', status: 'all', asOf: '2025' },
    mode: 'evening',
    campus: 'Sede Viña del Mar',
  })
  expect(rows[1]).not.toHaveProperty('fee')
  expect(Object.keys(leftOut)).toHaveLength(2)
  expect(rejected).toEqual({ 'a technical programme, below a bachelor’s degree': 1 })
})

it('has the fields of Taiwanese departments and Brazilian graduate programmes', () => {
  const taiwan = [{ id: 'alpha', level: 'all', moe_field_code: '14', departments_2017_18: '2' }]
  expect(read('tw-programs', taiwan).rows).toEqual([{ level: 'all', field: '14', count: 2 }])
  const brazil = [{ id: 'alpha', level: 'graduate', capes_area_pt: 'Direito', programmes_2024: '3' }]
  expect(read('br-graduate-areas', brazil).rows).toEqual([{ level: 'graduate', field: 'Direito', count: 3 }])
})

it('has subjects alone of Kenyan programmes', () => {
  const row = { id: 'alpha', level: 'bachelor', programme: 'Bachelor of Science in Civil Engineering' }
  const { rows, rejected } = read('ke-programs', [row, { ...row, programme: 'Bachelor of Xyz' }])
  expect(rows).toEqual([{ level: 'bachelor', subject: 'civil-engineering', count: 1 }])
  expect(rejected).toEqual({ 'the title names no subject': 1 })
})

describe('the Netherlands, the Nordic countries and Ireland', () => {
  const row = {
    id: 'alpha',
    kind: 'master',
    programme: 'Informatica',
    programme_en: 'Computer science',
    subject: '',
    code: '60300',
    field: '0613',
    language: 'en|nl',
    length_years: '2',
    campus: '',
    url: '',
    source: 'nl-duo-rio',
  }

  it('has the name in both languages, and of languages those that the source states for sure', () => {
    const { rows } = read('nl-programmes', [
      row,
      { ...row, code: '2', language: 'nl', programme: 'Computer science' },
    ])
    expect(rows).toEqual([
      {
        ...{ code: '60300', level: 'master', title: 'Informatica', titleEn: 'Computer science' },
        ...{ field: '0613', months: 24, language: 'en' },
      },
      { code: '2', level: 'master', titleEn: 'Computer science', field: '0613', months: 24 },
    ])
  })

  it('says of each kind who may enter, and offers none that is entered from school to holders of a bachelor’s', () => {
    const kinds = [
      'bachelor+master',
      'master-integrated',
      'professional',
      'master-postinitial',
      'bachelor',
      '',
    ]
    const { rows, rejected } = read(
      'no-programmes',
      kinds.map((kind, at) => ({ ...row, kind, code: `${at}`, length_years: '3+2' })),
    )
    expect(rows.map(({ level, award, months }) => [level, award, months])).toEqual([
      ['undergraduate', 'Bachelor’s and master’s in one, entered from school', 60],
      ['undergraduate', 'Five-year master’s, entered from school', 60],
      ['undergraduate', 'Professional degree, entered from school', 60],
      ['master', 'Advanced master’s, for holders of a master’s', 60],
      ['bachelor', undefined, 60],
    ])
    expect(rejected).toEqual({
      'the source does not tell a master’s after a bachelor’s from one entered from school': 1,
    })
  })

  it('has of a table of several lists the rows of one, and a code of two tracks once', () => {
    const lists = [
      { ...row, source: 'dk-kot' },
      { ...row, source: 'dk-uddannelseszoom' },
      { ...row, source: 'dk-uddannelseszoom', programme: 'Datateknik', length_years: '3+2.5/2' },
    ]
    const { rows } = read('dk-masters', lists)
    expect(rows.map(({ code, months }) => [code, months])).toEqual([
      ['60300', 24],
      [undefined, undefined],
    ])
  })
})

it('has Spanish and Argentine degrees without marks, with a faculty and town where there is one of them', () => {
  const row = { id: 'alpha', subject_derived: 'law', subject_also: '' }
  const spanish = {
    ...row,
    programme: 'Grado en Derecho',
    centres: 'Facultad de Derecho',
    centres_count: '1',
  }
  expect(read('es-degrees', [spanish, { ...spanish, centres_count: '2' }]).rows).toEqual([
    { level: 'bachelor', title: 'Grado en Derecho', subject: 'law', faculty: 'Facultad de Derecho' },
    { level: 'bachelor', title: 'Grado en Derecho', subject: 'law' },
  ])
  const argentine = {
    ...row,
    ...{ degree_title: 'Abogado', length_years: '5.5', mode: 'campus', admission: 'direct' },
    ...{ cities: '- Bahia Blanca', faculties: '', faculties_count: '3' },
  }
  const others = { length_years: '4 to 5', mode: 'campus | distance', admission: 'direct | entry exam' }
  expect(read('ar-degrees', [argentine, { ...argentine, ...others, cities: 'Merlo | Pilar' }]).rows).toEqual([
    {
      ...{ level: 'bachelor', title: 'Abogado', subject: 'law', months: 66, mode: 'campus' },
      ...{ city: 'Bahía Blanca', options: ['entry without a test'] },
    },
    { level: 'bachelor', title: 'Abogado', subject: 'law' },
  ])
})

it('has programmes of Hong Kong and India under their English titles, and no master’s that is entered from school', () => {
  const own = { id: 'alpha', subject_derived: 'anthropology', subject_also: '' }
  const hong = { ...own, jupas_code: 'JS4006', programme: 'Anthropology' }
  expect(read('hk-programmes', [hong, { ...hong, programme: 'Higher Diploma in Law' }]).rows).toEqual([
    { code: 'JS4006', level: 'bachelor', titleEn: 'Anthropology', subject: 'anthropology' },
  ])
  const dual = {
    ...own,
    level: 'bachelor-and-master',
    award: 'Dual Degree',
    programme: 'X',
    length_years: '5',
  }
  expect(read('in-programmes', [dual]).rows).toEqual([
    {
      ...{ level: 'undergraduate', award: 'Dual Degree, entered from school', titleEn: 'X' },
      ...{ subject: 'anthropology', months: 60 },
    },
  ])
})

it('has subjects of Korean departments and of programmes in Ontario', () => {
  const own = { id: 'alpha', subject_derived: 'law', subject_also: 'history' }
  expect(read('kr-departments', [own]).rows).toEqual([
    { level: 'bachelor', subject: 'law', also: ['history'], count: 1 },
  ])
  expect(read('ca-ontario-subjects', [{ ...own, programmes_count: '3' }]).rows).toEqual([
    { level: 'undergraduate', subject: 'law', count: 3 },
  ])
})

it('has each degree of Singapore once', () => {
  const row = { id: 'alpha', year: '2023', school: 'School of Law (4-year programme) *', degree: 'Law' }
  const { rows, rejected } = read('sg-degrees', [
    { ...row, year: '2021' },
    row,
    { ...row, degree: 'Law (Cum Laude and above)' },
    { ...row, degree: 'Cum Laude and above' },
  ])
  expect(rows).toEqual([{ level: 'bachelor', title: 'Law', field: 'Law', faculty: 'School of Law' }])
  expect(Object.values(rejected).reduce((sum, count) => sum + count, 0)).toBe(3)
})
