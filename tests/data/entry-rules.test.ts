import { z } from 'zod'
import entryData from '@/data/national/entry-rules.json'
import requirementData from '@/data/national/requirements.json'
import lengthData from '@/data/national/subject-lengths.json'
import { RequirementSchema } from '@/lib/facts/requirement'
import { EntryRuleSchema, type EntryRuleRow } from '@/lib/facts/rules'
import { languageName } from '@/lib/text/language-name'

const rules = z.array(EntryRuleSchema).parse(entryData)

type Topic = EntryRuleRow['topic']
const on = <Of extends Topic>(topic: Of) =>
  rules.filter((rule): rule is Extract<EntryRuleRow, { topic: Of }> => rule.topic === topic)
const nameOf = ({ country, level, text }: EntryRuleRow) => `${country} ${level}: ${text}`

const COLUMNS = [
  ['teaching-language', 'languages'],
  ['english-minimum', 'floor'],
  ['school-certificate', 'takesOnlySome'],
  ['entrance-test', 'askedOf'],
  ['degree-years', 'min'],
  ['degree-years', 'max'],
] as const

describe('a rule has the columns of its topic', () => {
  it.each(COLUMNS)('%s: %s', (topic, column) => {
    const rows = (entryData as Record<string, unknown>[]).filter((row) => row.topic === topic)
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter((row) => !(column in row))).toEqual([])
    const taken = rows.filter((row) => EntryRuleSchema.safeParse({ ...row, [column]: undefined }).success)
    expect(taken).toEqual([])
  })

  it('and no others', () => {
    const [grades] = on('grading-scale')
    expect(EntryRuleSchema.safeParse({ ...grades, takesOnlySome: true }).success).toBe(false)
  })
})

it('says the same in columns where it says the same in words', () => {
  const shared = new Set(['country', 'level', 'onlyAt', 'validFor', 'isUnsure', 'source', 'note'])
  const columns = new Map<string, Set<string>>()
  for (const rule of rules) {
    const key = `${rule.topic} ${rule.text}`
    const own = Object.entries(rule).filter(([column]) => !shared.has(column))
    columns.set(key, (columns.get(key) ?? new Set()).add(JSON.stringify(own)))
  }
  expect([...columns].filter(([, { size }]) => size > 1)).toEqual([])
})

describe('the language of teaching', () => {
  const taught = on('teaching-language')
  const codes = [...new Set(taught.flatMap(({ languages, partly }) => [...languages, ...partly]))]

  it('is each that the words name, once, and no other', () => {
    const wrong = taught.filter(({ text, languages, partly }) => {
      const named = codes.filter((code) => new RegExp(`\\b${languageName(code)}\\b`).test(text))
      return [...languages, ...partly].toSorted().join() !== named.toSorted().join()
    })
    expect(wrong.map(nameOf)).toEqual([])
  })

  it('is one alone exactly where the words are its name', () => {
    const wrong = taught.filter(({ text, languages, partly }) => {
      const [only = '', ...others] = [...languages, ...partly]
      const isOne = languages.length === 1 && others.length === 0
      return isOne !== (text === languageName(only))
    })
    expect(wrong.map(nameOf)).toEqual([])
  })

  it('has no word that begins with a capital and names no language', () => {
    const names = new Set(codes.map(languageName))
    const places = /Flanders|Wallonia|Brussels|Quebec|Ontario|New Brunswick/g
    const unread = taught.filter(({ text }) =>
      (text.replace(places, '').match(/\b[A-Z][a-z]+/g) ?? []).some((word) => !names.has(word)),
    )
    expect(unread.map(nameOf)).toEqual([])
  })
})

it('names no floor of English that its words don’t name', () => {
  const wrong = on('english-minimum').filter(({ text, floor }) => {
    if (floor === null) return false
    return !text.includes('ielts' in floor ? floor.ielts.toFixed(1) : floor.cefr)
  })
  expect(wrong.map(nameOf)).toEqual([])
})

it('says which level of a language is asked for, and no level that would be the highest', () => {
  const capped = on('local-language-minimum').filter(({ text }) => /at most$/.test(text))
  expect(capped.map(nameOf)).toEqual([])
})

it('asks no test of students at home that their tasks leave out for them, or that is for foreigners', () => {
  const tests = z.array(RequirementSchema).parse(requirementData)
  const left = tests
    .filter(({ kind, exceptNationalities: [except] }) => kind === 'entrance-test' && except)
    .flatMap(({ countries }) => countries)
  expect(left.length).toBeGreaterThan(3)
  const asked = on('entrance-test').filter(
    ({ country, text, askedOf }) =>
      askedOf === 'all' && (left.includes(country) || /foreign(ers| bach)/.test(text)),
  )
  expect(asked.map(nameOf)).toEqual([])
})

it('tells the length of a degree in figures as in words', () => {
  const wrong = on('degree-years').filter(({ text, min, max, exception }) => {
    const length = min === max ? `${min}` : `${min} to ${max}`
    return text !== (exception === null ? length : `${length} (${exception})`)
  })
  expect(wrong.map(nameOf)).toEqual([])
  const elsewhere = on('degree-years').flatMap((rule) => (rule.elsewhere ? [rule] : []))
  expect(elsewhere.map(({ country, exception, elsewhere: at }) => [country, exception, at])).toEqual([
    ['gb', '4 in Scotland', { nation: 'scotland', years: 4 }],
  ])
})

it('tells the length of degrees in medicine and other subjects as their table has it', () => {
  const NAMES: Readonly<Record<string, string>> = { 'veterinary-medicine': 'veterinary science' }
  const lengths = new Map(lengthData.map((row) => [row.country, Object.entries(row.lengths)]))
  const named = on('degree-years').filter(
    ({ level, exception }) => level === 'bachelor' && exception?.includes('; '),
  )
  expect(named.length).toBeGreaterThan(20)
  const wrong = named.flatMap(({ country, min, max, exception }) =>
    (lengths.get(country) ?? []).flatMap(([subject, own]) => {
      if (own.min === min && own.max === max) return []
      const years = own.min === own.max ? `${own.min}` : `${own.min} to ${own.max}`
      const part = exception?.split('; ').find((each) => each.includes(NAMES[subject] ?? subject))
      return part?.startsWith(`${years} in `) ? [] : [`${country} ${subject}`]
    }),
  )
  expect(wrong).toEqual([])
})

it('has a length of its own for each subject that the words except', () => {
  const NAMED_ALIKE = ['medicine', 'dentistry', 'architecture', 'law', 'engineering']
  const SUBJECTS = [...NAMED_ALIKE.map((name) => [name, name]), ['veterinary-medicine', 'veterinary science']]
  const lengths = new Map(lengthData.map((row) => [row.country, Object.keys(row.lengths)]))
  const excepted = on('degree-years').flatMap(({ country, level, exception }) =>
    SUBJECTS.flatMap(([subject, words = '']) =>
      level === 'bachelor' && exception?.includes(words) ? [`${country} ${subject}`] : [],
    ),
  )
  expect(excepted.length).toBeGreaterThan(100)
  const silent = excepted.filter((each) => !lengths.get(each.slice(0, 2))?.includes(each.slice(3)))
  expect(silent).toEqual([])
})

it('asks of nobody what its words ask of others', () => {
  const OTHERS =
    /\bDAP\b|\bvisa applicants\b|\b(for|of) (citizens|local applicants)|\bnot asked of foreigners\b/
  const asked = [...on('entrance-test'), ...on('local-language-minimum')]
  const wrong = asked.filter(({ text, askedOf }) => askedOf === 'all' && OTHERS.test(text))
  expect(wrong.map(nameOf)).toEqual([])
  const ofFields = on('entrance-test').filter(({ text }) => /(in|for) medicine( and dentistry)?$/.test(text))
  expect(ofFields.map(({ country, fields }) => [country, fields])).toEqual([
    ['ie', ['medicine']],
    ['be', ['medicine', 'dentistry']],
    ['hu', ['medicine']],
  ])
})

it('has no rule for all levels whose words are of some', () => {
  const OF_SOME = /\b(bachelor|master|doctora|PhD|first degree|undergraduate|postgraduate)/i
  const all = rules.filter(({ level }) => level === 'all')
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ text }) => OF_SOME.test(text)).map(nameOf)).toEqual([])
})
