import type { Scholarship } from '../scholarships/record/schema'
import { monthName } from '../text/format'
import { factInWords, type Correctable, type CorrectableField } from './correctable'

/** The facts of an award, as they stand in `data/scholarships`. */
export function correctableAward(award: Scholarship): Correctable {
  const { id, name, type, deadlines, sources, editorial } = award
  const file = `scholarships/${type.toLowerCase()}`
  const known = {
    file,
    source: [...sources.map(({ title }) => title), editorial && 'general knowledge']
      .filter(Boolean)
      .join('; '),
    year: null,
    address: sources[0]?.url ?? editorial?.checkAt ?? null,
  }
  const text = (key: string, label: string, value: string | null): CorrectableField => ({
    ...known,
    key,
    label,
    shown: value ?? 'Not known',
    places: [{ path: [id, key], from: value }],
    input: 'text',
  })
  const days = deadlines.map((deadline, at): CorrectableField => {
    const { day, month, year, note } = deadline
    const from = Object.fromEntries(Object.entries(deadline).filter(([, each]) => each !== null))
    const words = [day, monthName(month), year].filter(Boolean).join(' ')
    return {
      ...known,
      key: `deadline-${at + 1}`,
      label: deadlines.length > 1 ? `Last day to apply (${at + 1})` : 'Last day to apply',
      shown: note ? `${words}: ${note}` : words,
      places: [{ path: [id, 'deadlines', at], from }],
      input: 'date',
    }
  })
  const inWords = (key: string, label: string, shown: string) => factInWords({ ...known, key, label, shown })
  return {
    name,
    href: `/scholarships/${id}`,
    parts: [
      { id: 'award', title: 'What it pays', fields: [text('value', 'What it pays', award.value)] },
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
          ...(days.length === 0 ? [inWords('deadlines', 'Last day to apply', 'Not known')] : []),
          text('link', 'The provider’s own page', award.link),
        ],
      },
      {
        id: 'where',
        title: 'Where it can be used',
        fields: [text('university', 'Where it can be used', award.university)],
      },
      { id: 'sources', title: 'Sources', fields: [text('provider', 'Who gives it', award.provider)] },
    ],
  }
}
