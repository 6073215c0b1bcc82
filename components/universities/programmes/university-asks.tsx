import type { Route } from 'next'
import { Basis } from '@/components/content/basis'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { FROM_ABROAD } from '@/lib/facts/deadline'
import type { Level } from '@/lib/facts/vocabulary'
import type { Answer as Known } from '@/lib/universities/answers/answer'
import { applyingAt, deadlineAt } from '@/lib/universities/answers/applying'
import type { Said } from '@/lib/universities/answers/said'
import { englishAt, entryAt } from '@/lib/universities/answers/words'
import type { University } from '@/lib/universities/record/schema'
import { Pairs } from '../profile/pairs'
import { Answer } from '../profile/topic'
import { SaidAtLevel } from './said-at-level'

type AtLevel = {
  university: University
  level: Level
  /** The language of teaching; null where the source does not name it. */
  language: string | null
  /** The slug of the subject whose dates the programme has; null for none of its own. */
  subject: string | null
}

/** The requirements of the university at the level, for all its programmes: how to apply, and the entry. */
export function UniversityAsks(props: AtLevel) {
  return (
    <>
      <Applying {...props} />
      <Entry {...props} />
    </>
  )
}

function Applying({ university, level, subject }: Omit<AtLevel, 'language'>) {
  const applicant = { ...FROM_ABROAD, subject }
  const deadline = deadlineAt(university, level, applicant)
  const way = applyingAt(university, level, applicant)
  const { application, admissions } = university.facts.links
  const page = application ?? admissions
  if (![deadline, way].some(isToldAt) && !page) return null
  return (
    <Answer id="apply" title="How to apply, by when">
      <SaidAtLevel answer={deadline} level={level} isLarge />
      {deadline.value?.besides.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {way.value && <SaidAtLevel answer={way} level={level} />}
      {page && (
        <p>
          <ExternalLink href={page}>
            {application ? 'The university’s application page' : 'The university’s admission pages'}
          </ExternalLink>
        </p>
      )}
      <ForAll university={university} />
    </Answer>
  )
}

function Entry({ university, level, language }: AtLevel) {
  const needed = [
    // A school certificate opens a first degree, and says nothing of the degree that a master's asks for.
    { label: 'School or degree', said: { ...entryAt(university, 'school-certificate', level), others: [] } },
    { label: 'English', said: englishAt(university, level) },
    {
      label: 'Local language',
      said: language === 'en' ? UNKNOWN : entryAt(university, 'local-language-minimum', level),
    },
  ].filter(({ said }) => isToldAt(said))
  if (needed.length === 0) return null
  return (
    <Answer id="needed" title="What is needed">
      <Pairs
        pairs={needed.map(({ label, said }) => ({
          label,
          value: said.value?.text ?? <SaidAtLevel answer={said} level={level} />,
          note: said.value?.notes.join(' · '),
        }))}
      />
      <ForAll university={university} />
    </Answer>
  )
}

const UNKNOWN: Known<Said> = { value: null, others: [] }

const isToldAt = ({ value, others }: Known<Said>) => value !== null || others.length > 0

/** Says that the facts above are not about this programme alone. */
function ForAll({ university: { id, name } }: { university: University }) {
  return (
    <Basis>
      For the university as a whole; this programme may ask for more. Sources:{' '}
      <Link href={`/universities/${id}` as Route} translate="no">
        {name}
      </Link>
    </Basis>
  )
}
