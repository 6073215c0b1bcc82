import { Link } from '@/components/ui/link'
import { NumberField } from '@/components/ui/number-field'
import { SelectField } from '@/components/ui/select-field'
import { useFile } from '@/components/ui/use-file'
import { ENGLISH_TABLES } from '@/lib/content/english/files'
import { bandInWords } from '@/lib/eligibility/english'
import { ENGLISH_SCORES } from '@/lib/eligibility/profile'
import { ENGLISH_TESTS } from '@/lib/eligibility/vocabulary'
import { readEnglishEntry, toEnglishFields } from '@/lib/matcher/english-fields'
import { useProfileStore } from '@/lib/matcher/profile-store'

const OPTIONS = [
  ...ENGLISH_SCORES,
  ...ENGLISH_TESTS.map(({ value, label }) => ({ value: value as string, label })),
]

/** Null where they can't be loaded: the score is kept as it was typed then. */
const loadTables = () => ENGLISH_TABLES.load().catch(() => null)

/**
 * The visitor's test of English: a score of IELTS, or another test and its score.
 * @param onDone closes what it stands in, as its link leaves the page
 */
export function EnglishField({ onDone }: { onDone?: () => void }) {
  const { profile, replace } = useProfileStore()
  const { ielts, englishTest, englishScore } = profile
  const { value: tables } = useFile(ENGLISH_TABLES, englishTest !== '')
  const keep = (fields: Pick<typeof profile, 'ielts' | 'englishTest' | 'englishScore'>) =>
    replace({ ...useProfileStore.getState().profile, ...fields })
  return (
    <div className="grid gap-2">
      <SelectField
        label="English test"
        empty="No answer"
        options={OPTIONS}
        value={englishTest || String(ielts ?? '')}
        onChange={(chosen) => {
          const test = ENGLISH_TESTS.find(({ value }) => value === chosen)?.value ?? ''
          const score = test || chosen === '' ? null : Number(chosen)
          keep({ ielts: score, englishTest: test, englishScore: null })
        }}
      />
      {englishTest !== '' && (
        <>
          <NumberField
            label="Overall score"
            value={englishScore}
            read={(typed) =>
              tables
                ? readEnglishEntry(typed, englishTest, tables)
                : loadTables().then((loaded) => readEnglishEntry(typed, englishTest, loaded))
            }
            onChange={(score) => keep(toEnglishFields(englishTest, score, ENGLISH_TABLES.get()))}
          />
          <p className="text-sm text-ink-2" role="status">
            {ielts !== null && (
              <span>{`About ${bandInWords(ielts)} at least, as publishers compare them. `}</span>
            )}
            {englishScore !== null && (
              <Link href="/tests/english" onClick={onDone}>
                How tests compare
              </Link>
            )}
          </p>
        </>
      )}
    </div>
  )
}
