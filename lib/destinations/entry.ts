import type { EntryRuleRow } from '../facts/rules'
import { capital } from '../text/format'
import { levelLabel } from './fees'

const TOPICS: readonly { topic: EntryRuleRow['topic']; label: string }[] = [
  { topic: 'teaching-language', label: 'Language of teaching' },
  { topic: 'english-minimum', label: 'English' },
  { topic: 'local-language-minimum', label: 'The local language' },
  { topic: 'school-certificate', label: 'School certificate' },
  { topic: 'entrance-test', label: 'Entrance tests' },
  { topic: 'degree-years', label: 'Length of a degree in years' },
  { topic: 'grading-scale', label: 'Grades' },
]

type EntryLine = {
  label: string
  rules: { level: string | null; text: string; note: string | null }[]
}

/**
 * The known rules of each topic; topics without a rule are left out. `level` is null where the topic has one rule only.
 */
export function listEntry(rows: readonly EntryRuleRow[]): EntryLine[] {
  return TOPICS.flatMap(({ topic, label }) => {
    const known = rows.filter((row) => row.topic === topic)
    if (known.length === 0) return []
    const texts = new Set(known.map(({ text }) => text))
    const shown = texts.size === 1 ? known.slice(0, 1) : known
    return {
      label,
      rules: shown.map(({ level, text, note }) => ({
        level: shown.length > 1 ? levelLabel(level) : null,
        text: capital(text),
        note,
      })),
    }
  })
}

/** The pages of the rules, each page once. */
export function listEntrySources(rows: readonly EntryRuleRow[]): EntryRuleRow['source'][] {
  return [...new Map(rows.map(({ source }) => [source.url, source])).values()]
}
