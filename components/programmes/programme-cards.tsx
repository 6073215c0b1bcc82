import type { Route } from 'next'
import { VerdictWord } from '@/components/content/verdict-word'
import { Heart } from '@/components/heart/heart'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { Level } from '@/lib/facts/vocabulary'
import { subjectItemId } from '@/lib/plan/new-item'
import type { DrawnProgramme } from '@/lib/programmes/drawn-row'
import { plural } from '@/lib/text/format'
import { universityHref } from '@/lib/universities/href'

/** Either address of a row names the university second, so that no row need say its id once more. */
const universityOf = (href: string) => href.split('/')[2] ?? ''

/** The level that was asked for, and the subject where there is one. */
type Asked = { level: Level; subject: string | null }

/** Programmes one below the other, what decides beside each name. */
export function ProgrammeCards({ programmes, ...asked }: Asked & { programmes: readonly DrawnProgramme[] }) {
  'use memo'
  return (
    <div className="offers">
      {programmes.map((programme, at) => (
        // Two programmes of a source may read the same.
        <ProgrammeCard key={`${programme.href} ${at}`} programme={programme} {...asked} />
      ))}
    </div>
  )
}

function ProgrammeCard({ programme, ...asked }: Asked & { programme: DrawnProgramme }) {
  const { href, title, about, university, countryCode, place, may, awards } = programme
  const profile = universityHref(universityOf(href), asked.level, asked.subject)
  const hasPage = href.startsWith('/programmes/')
  return (
    <article>
      <header>
        <h3>
          <Link href={hasPage ? (href as Route) : profile}>{title}</Link>
        </h3>
        <p>
          {hasPage ? <Link href={profile}>{university}</Link> : <span>{university}</span>}
          <Flag code={countryCode} loading="lazy" />
          <span>{place}</span>
        </p>
        <p>{about}</p>
        {may && <p>{`May include ${may}`}</p>}
        <ProgrammeHeart {...programme} {...asked} />
      </header>
      <dl>
        <Fact name="Fee" value={programme.fee} note={programme.feeNote} />
        <Fact name="Length" value={programme.length} />
        <Fact name="Language" value={programme.language} />
        <Fact name="Deadline" value={programme.deadline} />
      </dl>
      <p className="basis">
        <span>{`${programme.restsOn}${programme.takes ? ' ' : ''}`}</span>
        {programme.takes && <VerdictWord verdict={programme.takes} question="Can they take me?" />}
        {awards !== undefined && <b>{`${awards} ${plural(awards, 'award')} may pay for it`}</b>}
      </p>
    </article>
  )
}

/** A row without a page of its own is saved as its subject at the university; where no subject is known, it is not. */
function ProgrammeHeart({ level, subject, ...programme }: Asked & DrawnProgramme) {
  const { href, title, university, countryCode } = programme
  const universityId = universityOf(href)
  const own = href.startsWith('/programmes/') ? href.slice('/programmes/'.length) : null
  const id = own ?? (subject && subjectItemId(universityId, subject, level))
  if (!id) return null
  return <Heart item={{ kind: 'programme', id, name: title, universityId, university, countryCode, level }} />
}

type FactProps = { name: string; value: string | undefined; note?: string | undefined }

function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      {value && note ? (
        <dd>
          <span>{value}</span>
          <small>{note}</small>
        </dd>
      ) : (
        <dd className={value ? undefined : 'faint'}>{value ?? 'Not reported'}</dd>
      )}
    </div>
  )
}
