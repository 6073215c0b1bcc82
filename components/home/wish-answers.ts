import { keepAnswer, keepAnswers, readAnswers } from '@/lib/device/profile-entry'
import { readSubject } from '@/lib/eligibility/kept-subject'

type Keep = (field: HTMLInputElement) => void

const loadSubjects = async () => {
  const [{ SUBJECTS }, finding] = await Promise.all([
    import('@/lib/eligibility/subjects-file'),
    import('@/lib/matcher/find-subject'),
  ])
  return { ...finding, subjects: finding.toMatcherSubjects(await SUBJECTS.load()) }
}

const loadRates = async () => {
  const { RATES } = await import('@/lib/study/files')
  return (await RATES.load()).rates.rates
}

/** The currency in which the sum of the sentence stands. */
const currencyBeside = ({ form }: HTMLInputElement): string => {
  const select = form?.elements.namedItem('currency')
  return select instanceof HTMLSelectElement ? select.value : 'USD'
}

/** For each blank what keeps its answer in the profile as soon as the text names one. A text that does not stays. */
export const KEEPERS = {
  passport: async (): Promise<Keep> => {
    const [{ WORLD_COUNTRIES }, { countryNameFinder }] = await Promise.all([
      import('@/lib/places/files'),
      import('@/lib/places/find-country'),
    ])
    const codeOf = countryNameFinder(await WORLD_COUNTRIES.load())
    return ({ value }) => {
      const code = codeOf(value)
      if (code) keepAnswer('nationality', code)
    }
  },
  subject: async (): Promise<Keep> => {
    const { subjects, findSubject } = await loadSubjects()
    return ({ value }) => {
      const subject = findSubject(subjects, value)
      if (subject) keepAnswers({ subject: subject.code, fieldOfStudy: subject.field })
    }
  },
  money: async (): Promise<Keep> => {
    const [rates, { toBudgetFields }] = await Promise.all([
      loadRates(),
      import('@/lib/matcher/budget-fields'),
    ])
    return (field) => {
      const currency = currencyBeside(field)
      const sum = Math.round(Number(field.value))
      if (sum > 0) keepAnswers({ ...toBudgetFields(sum, currency, rates[currency]) })
    }
  },
}

/** For each blank that needs a file for it, the text of its answer in the profile; empty where that has none. */
export const FILLERS: Partial<Record<keyof typeof KEEPERS, (field: HTMLInputElement) => Promise<string>>> = {
  subject: async () => {
    const kept = readSubject()
    if (kept === '') return ''
    const { subjects } = await loadSubjects()
    return subjects.find(({ code }) => code === kept)?.name ?? ''
  },
  money: async (field) => {
    const { budget, budgetSum } = readAnswers()
    if (!budget && !budgetSum) return ''
    const { readBudget } = await import('@/lib/matcher/budget-fields')
    const entered = readBudget()
    if (!entered || entered.currency === currencyBeside(field)) return String(entered?.sum ?? '')
    const rates = await loadRates()
    const [from, to] = [rates[entered.currency], rates[currencyBeside(field)]]
    return from && to ? String(Number(((entered.sum / from) * to).toPrecision(3))) : ''
  },
}
