import type { Route } from 'next'
import { Fragment } from 'react'
import { VerdictWord } from '@/components/content/verdict-word'
import { Heart } from '@/components/heart/heart'
import { CompareButton } from '@/components/list/compare-button'
import { ResultLines } from '@/components/list/result-lines'
import { ExternalLink } from '@/components/ui/external-link'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { Level } from '@/lib/facts/vocabulary'
import type { ResultMark } from '@/lib/list/result-marks'
import { subjectItemId } from '@/lib/plan/new-item'
import type { DrawnProgramme } from '@/lib/programmes/drawn-row'
import { plural } from '@/lib/text/format'
import { universityHref } from '@/lib/universities/href'

/** Either address of a row names the university second, so that no row need say its id once more. */
const universityOf = (href: string) => href.split('/')[2] ?? ''

/** The level that was asked for, and the subject where there is one. */
type Asked = { level: Level; subject: string | null; /** The search names the level. */ isAtLevel: boolean }

type ProgrammeCardsProps = Asked & {
  programmes: readonly DrawnProgramme[]
  /** Lines among them. */
  marks?: readonly ResultMark[]
}

/** Programmes one below the other, what decides beside each name. */
export function ProgrammeCards({ programmes, marks = [], ...asked }: ProgrammeCardsProps) {
  'use memo'
  return (
    <div data-slot="programme-cards">
      {programmes.map((programme, at) => (
        // Two programmes of a source may read the same.
        <Fragment key={`${programme.href} ${at}`}>
          <ResultLines marks={marks} at={at} />
          <ProgrammeCard programme={programme} {...asked} />
        </Fragment>
      ))}
    </div>
  )
}

function ProgrammeCard({ programme, ...asked }: Asked & { programme: DrawnProgramme }) {
  const { href, title, isName, about, university, countryCode, place, may, awards } = programme
  const profile = universityHref(universityOf(href), asked.level, asked.subject, asked.isAtLevel)
  const restsOn = `${programme.restsOn} `
  const hasPage = href.startsWith('/programmes/')
  const id = idOf(href, asked)
  return (
    <article className="grid gap-x-6 gap-y-2 border-t border-line pb-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
      <header className="relative pt-3.5 pr-[48px] text-sm text-ink-3">
        <h3 className="text-md wrap-anywhere text-ink">
          <Link
            href={hasPage ? (href as Route) : profile}
            className="inline-block min-h-6"
            translate={isName && 'no'}
          >
            {title}
          </Link>
        </h3>
        <p key={place} className="mt-0.5 text-ink-2">
          {hasPage ? (
            <Link href={profile} className="mr-2" translate="no">
              {university}
            </Link>
          ) : (
            <span className="mr-2" translate="no">
              {university}
            </span>
          )}
          <Flag code={countryCode} loading="lazy" />
          {place}
        </p>
        <p className="mt-0.5">{about}</p>
        {may && <p className="mt-0.5">{`May include ${may}`}</p>}
        {id && (
          <Heart
            item={{
              kind: 'programme',
              id,
              name: title,
              universityId: universityOf(href),
              university,
              countryCode,
              level: asked.level,
            }}
          />
        )}
      </header>
      <dl className="answers gap-y-2 text-xs text-ink-3 sm:grid-cols-[4fr_2fr_2fr_4fr] sm:gap-x-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-3">
        <Fact name="Fee" value={programme.fee} note={programme.feeNote} />
        <Fact name="Length" value={programme.length} />
        <Fact name="Language" value={programme.language} />
        <Fact name="Deadline" value={programme.deadline} note={programme.deadlineNote} />
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p key={restsOn} className="flex-[1_1_9rem] text-sm text-ink-3">
          {restsOn}
          {programme.site && <ExternalLink href={programme.site}>The university’s site</ExternalLink>}
          {programme.takes && <VerdictWord verdict={programme.takes} question="Can they take me?" />}
          {awards !== undefined && (
            <b className="font-medium text-ink-2 max-lg:float-right max-lg:ml-3 lg:block">{`${awards} ${plural(awards, 'award')} may pay for it`}</b>
          )}
        </p>
        {id && <CompareButton id={id} name={`${title}, ${university}`} />}
      </div>
    </article>
  )
}

/**
 * As a plan and a comparison have it: a row without a page of its own is its subject at the university. Null where no
 * subject is known.
 */
function idOf(href: string, { level, subject }: Asked): string | null {
  if (href.startsWith('/programmes/')) return href.slice('/programmes/'.length)
  return subject && subjectItemId(universityOf(href), subject, level)
}

type FactProps = { name: string; value: string | undefined; note?: string | undefined }

function Fact({ name, value, note }: FactProps) {
  return (
    <div className={value && note ? 'max-sm:col-span-full' : undefined}>
      <dt>{name}</dt>
      <dd className={value ? 'text-sm wrap-anywhere text-ink' : 'text-sm'}>{value ?? 'Not reported'}</dd>
      {value && note && <dd className="text-sm leading-snug wrap-anywhere">{note}</dd>}
    </div>
  )
}
