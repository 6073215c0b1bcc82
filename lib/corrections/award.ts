import type { Scholarship } from '../scholarships/record/schema'
import { monthName } from '../text/format'
import { awardSums } from './award-sums'
import {
  dateOf,
  factInWords,
  WARNINGS,
  type Correctable,
  type CorrectableField,
  type Kept,
} from './correctable'

const HAS_DAYS: readonly Scholarship['status'][] = ['yearly', 'closed']

/** The first deadline of an award that had none; null for what is no day. */
function firstDeadline(typed: string) {
  const date = dateOf(typed)
  return date && [date]
}

/** The facts of an award, as they stand in `data/scholarships`. */
export function correctableAward(award: Scholarship): Correctable {
  const { id, name, type, status, deadlines, deadlineNote, sources, editorial } = award
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
  const keptAt = (
    path: (string | number)[],
    from: Kept['values'][number]['from'],
    warning?: string,
  ): Kept => ({
    ...keptIn([{ path: [id, ...path], from }]),
    ...(warning && { warning }),
  })
  const text = (
    key: 'link' | 'provider' | 'university' | 'value',
    label: string,
    warning?: string,
  ): CorrectableField => ({
    ...known,
    key,
    label,
    shown: award[key],
    kept: keptAt([key], award[key], warning),
    input: 'text',
  })
  const days = deadlines.map((deadline, at): CorrectableField => {
    const { day, month, year, note, time, variesBy } = deadline
    // What says more of the old day may be wrong of another one.
    const isPlain = [note, time, variesBy, deadlineNote].every((each) => each === null)
    const from = Object.fromEntries(Object.entries(deadline).filter(([, each]) => each !== null))
    const words = [day, monthName(month), year].filter(Boolean).join(' ')
    return {
      ...known,
      key: `deadline-${at + 1}`,
      label: deadlines.length > 1 ? `Last day to apply (${at + 1})` : 'Last day to apply',
      shown: note ? `${words}: ${note}` : words,
      kept: keptAt(['deadlines', at], from, isPlain ? undefined : WARNINGS.note),
      input: 'date',
    }
  })
  const sums = awardSums(award).map(({ values, year, ...named }): CorrectableField => ({
    ...{ ...known, ...named, year: year.holdsFor || null },
    kept: keptIn(values, year),
    input: 'number',
  }))
  const firstDay = factInWords({
    ...{ ...known, key: 'deadlines', label: 'Last day to apply', shown: null, input: 'date' },
    // An award that has ended, or is open all year, has no last day.
    kept: HAS_DAYS.includes(status)
      ? {
          ...keptIn([{ path: [id, 'deadlines'], from: null, write: firstDeadline }]),
          ...(deadlineNote && { warning: WARNINGS.note }),
        }
      : null,
  })
  return {
    name,
    href: `/scholarships/${id}`,
    parts: [
      {
        id: 'award',
        title: 'What it pays',
        fields: [text('value', 'What it pays', WARNINGS.columns), ...sums],
      },
      {
        id: 'rules',
        title: 'Who can apply',
        // They are a table, and no text.
        fields: [
          factInWords({
            ...known,
            key: 'eligibility',
            label: 'Who can apply',
            shown: 'as the page of the award lists it',
          }),
        ],
      },
      {
        id: 'apply',
        title: 'How and when',
        fields: [...days, ...(days.length === 0 ? [firstDay] : []), text('link', 'The provider’s own page')],
      },
      {
        id: 'where',
        title: 'Where it can be used',
        fields: [text('university', 'Where it can be used', WARNINGS.columns)],
      },
      { id: 'sources', title: 'Sources', fields: [text('provider', 'Who gives it')] },
    ],
  }
}
