import type { Scholarship } from '../scholarships/record/schema'
import { monthName } from '../text/format'
import { awardSums } from './award-sums'
import { factInWords, type Correctable, type CorrectableField, type Kept } from './correctable'

/** The facts of an award, as they stand in `data/scholarships`. */
export function correctableAward(award: Scholarship): Correctable {
  const { id, name, type, deadlines, deadlineNote, sources, editorial } = award
  const file = `scholarships/${type.toLowerCase()}`
  const [first, ...others] = sources
  const known = {
    file,
    // The address that follows in a citation is that of the last one.
    source: [editorial && 'general knowledge', ...others.map(({ title }) => title), first?.title]
      .filter(Boolean)
      .join('; '),
    year: null,
    address: (first ? first.url : editorial?.checkAt) ?? null,
  }
  const keptIn = (values: Kept['values'], year: Kept['year'] = null): Kept => ({
    values,
    year,
    pages: sources.map(({ url }) => url),
    cite: ({ page }, checkedOn) => {
      const source = { title: `Page of the award at ${new URL(page).hostname}`, url: page, checkedOn }
      // A file leaves an empty list out.
      return sources.length > 0
        ? [{ path: [id, 'sources', sources.length], from: null, to: source }]
        : [{ path: [id, 'sources'], from: null, to: [source] }]
    },
  })
  const keptAt = (path: (string | number)[], from: Kept['values'][number]['from']) =>
    keptIn([{ path: [id, ...path], from }])
  const text = (key: string, label: string, value: string | null): CorrectableField => ({
    ...known,
    key,
    label,
    shown: value,
    kept: keptAt([key], value),
    input: 'text',
  })
  const days = deadlines.map((deadline, at): CorrectableField => {
    const { day, month, year, note, time, lastMonth, variesBy } = deadline
    // What says more of the old day may be wrong of another one.
    const isPlain = [note, time, lastMonth, variesBy, deadlineNote].every((each) => each === null)
    const from = Object.fromEntries(Object.entries(deadline).filter(([, each]) => each !== null))
    const words = [day, monthName(month), year].filter(Boolean).join(' ')
    return {
      ...known,
      key: `deadline-${at + 1}`,
      label: deadlines.length > 1 ? `Last day to apply (${at + 1})` : 'Last day to apply',
      shown: note ? `${words}: ${note}` : words,
      kept: isPlain ? keptAt(['deadlines', at], from) : null,
      input: 'date',
    }
  })
  const sums = awardSums(award).map(({ values, year, ...named }): CorrectableField => ({
    ...{ ...known, ...named, year: year.holdsFor || null },
    kept: keptIn(values, year),
    input: 'number',
  }))
  const inWords = (key: string, label: string, shown: string | null) =>
    factInWords({ ...known, key, label, shown })
  return {
    name,
    href: `/scholarships/${id}`,
    parts: [
      // Columns say the same as these words, and would not follow them.
      {
        id: 'award',
        title: 'What it pays',
        fields: [inWords('value', 'What it pays', award.value), ...sums],
      },
      {
        id: 'rules',
        title: 'Who can apply',
        fields: [inWords('eligibility', 'Who can apply', 'as the page of the award lists it')],
      },
      {
        id: 'apply',
        title: 'How and when',
        fields: [
          ...days,
          ...(days.length === 0 ? [inWords('deadlines', 'Last day to apply', null)] : []),
          text('link', 'The provider’s own page', award.link),
        ],
      },
      {
        id: 'where',
        title: 'Where it can be used',
        fields: [inWords('university', 'Where it can be used', award.university)],
      },
      { id: 'sources', title: 'Sources', fields: [text('provider', 'Who gives it', award.provider)] },
    ],
  }
}
