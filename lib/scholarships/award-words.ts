import type { OwnWords } from '../search-words/vocabulary'
import { FUNDING, TYPES } from './vocabulary'

type OwnPhrase = OwnWords['phrases'][number]
type Option = { readonly value: string; readonly label: string }

/** Words for the options of a filter, by the option's value. They become the value `<filter> <option>` of a part. */
function optionWords<Value extends string>(
  filter: string,
  name: string,
  options: readonly (Option & { value: Value })[],
  words: Readonly<Partial<Record<Value, string>>>,
): OwnPhrase[] {
  return options.flatMap(({ value, label }) => {
    const list = words[value]
    return list
      ? [{ words: list, label: `${name}: ${label}`, meaning: { kind: 'own', value: `${filter} ${value}` } }]
      : []
  })
}

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
)

/** The words for a month as a deadline; the star is the month. */
const DUE =
  'deadline *,* deadline,deadline in *,deadline by *,due *,due in *,closing *,closing in *,closes in *,ends in *,apply by *,apply in *,apply before *,before *,until *,in *'

/** Months whose names are ordinary words as well, so that they mean the month only beside another word. */
const ORDINARY_MONTHS = ['March', 'May']

/** Short forms after "deadline". */
const shortOf = (month: string) =>
  month === 'September' ? ['sep', 'sept'] : [month.slice(0, 3).toLowerCase()]

/** A year of study begins in such a month. That says nothing of a deadline, so it is text. */
function monthWords(month: string, at: number): OwnPhrase {
  const forms = [month.toLowerCase(), ...(month.length > 3 ? shortOf(month) : [])]
  const words = forms.flatMap((form) => DUE.split(',').map((due) => due.replace('*', form)))
  const alone = ORDINARY_MONTHS.includes(month) ? [] : [month.toLowerCase()]
  return {
    words: [...words, ...alone].join(),
    label: `Deadline: ${month}`,
    meaning: { kind: 'month', value: String(at + 1) },
  }
}

const YEARS = [2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]

/** Phrases with their plurals. The plural of "scholarship" is a phrase by itself, so that it is never corrected. */
const withPlurals = (phrase: OwnPhrase): OwnPhrase => ({
  ...phrase,
  words: phrase.words
    .split(',')
    .flatMap((words) => (words.endsWith('scholarship') ? [words, `${words}s`] : [words]))
    .join(),
})

const PHRASES: readonly OwnPhrase[] = [
  {
    words:
      'scholarship,award,awards,grant,grants,scolarship,scolarships,schoolarship,scholorship,scholarship program,scholarship programme,scholarship opportunity,scholarship opportunities,funding opportunities,financial support,sponsorship,sponsorships,study grant,bourse,bourses,bolsa,bolsas,burs,stipendien',
    label: 'Scholarships',
    meaning: { kind: 'funding', value: 'any' },
  },
  {
    words:
      'full scholarship,full tuition scholarship,fully sponsored,fully paid,full bursary,full fellowship,all expenses paid,full tuition,full cost,completely funded,vollstipendium,beca completa,becas completas,bourse complete,bolsa integral',
    label: 'Fully funded',
    meaning: { kind: 'funding', value: 'full' },
  },
  ...optionWords('type', 'Type', TYPES, {
    government:
      'government,governmental,govt,government scholarship,government funded,government sponsored,govt scholarship,state scholarship,state funded',
    university:
      'university scholarship,university funded,university award,university awards,college scholarship,institutional scholarship',
    external:
      'external scholarship,external,private scholarship,foundation scholarship,ngo scholarship,charity,independent scholarship',
  }),
  ...optionWords('funding', 'Funding', FUNDING, {
    partial:
      'partial,partially funded,partly funded,partial funding,partial scholarship,part funded,half scholarship,tuition discount',
    merit: 'merit,merit based,merit scholarship,on merit,academic merit,academic excellence',
    need: 'need based,needs based,financial need,low income,based on need,poor students',
    loan: 'loan,loans,student loan,education loan,study loan',
    employment:
      'paid position,paid phd,salary,salaried,employment,assistantship,research assistantship,teaching assistantship,graduate assistantship',
  }),
  {
    words:
      'stipend,monthly stipend,pay living costs,pays living costs,cover living costs,covers living costs,living costs,living cost,living expenses,living allowance,monthly allowance,allowance,accommodation,housing',
    label: 'Pays living costs',
    meaning: { kind: 'own', value: 'living paid' },
  },
  {
    words:
      'open now,now open,currently open,still open,open today,accepting applications,open for applications,applications open',
    label: 'Open now',
    meaning: { kind: 'own', value: 'open now' },
  },
  {
    words: 'closing soon,deadline soon,closes soon,ending soon,next deadline,upcoming deadline,upcoming',
    label: 'Next deadline first',
    meaning: { kind: 'own', value: 'sort deadline' },
  },
  {
    words: 'research based,research degree,by research',
    label: 'Degree: Research-based',
    meaning: { kind: 'own', value: 'degree research' },
  },
  ...MONTHS.map(monthWords),
  ...YEARS.map((year): OwnPhrase => ({
    words: `${year},in ${year},for ${year},${year} ${year + 1},${year} ${String(year + 1).slice(2)}`,
    label: `Year ${year}`,
    meaning: { kind: 'year', value: String(year) },
  })),
]

/** The words that people type for an award beyond countries, levels and subjects. */
export const AWARD_PHRASES = PHRASES.map(withPlurals)
