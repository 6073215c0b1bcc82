'use client'

import { useState } from 'react'
import { SelectField } from '@/components/ui/select-field'
import { SCORE_CERTAINTIES, convertScore, type Equivalent } from '@/lib/content/english/convert'
import { formatScore, formatScoreRange, readScore, scaleOf } from '@/lib/content/english/format'
import type { EnglishScoreTables, Scale, ScaleId } from '@/lib/content/english/schema'
import { EntryField } from '@/components/ui/entry-field'

/** Converts one score to the other tests, and says how sure each result is and who published it. */
export function EnglishConverter({ scores }: { scores: EnglishScoreTables }) {
  const [from, setFrom] = useState<ScaleId>('ielts')
  const [text, setText] = useState('')
  const scale = scaleOf(scores, from)
  const entry = readScore(scale, text)

  return (
    <div role="group" aria-label="English score converter" className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Test you took"
          options={scores.scales.map(({ id, name }) => ({ value: id, label: name }))}
          value={from}
          onChange={(value) => value && setFrom(value)}
        />
        <EntryField
          label={`Overall score, ${scale.min} to ${scale.max}`}
          value={text}
          problem={'problem' in entry ? entry.problem : ''}
          onChange={setText}
          onKeyDown={(event) => {
            // Enter must not submit an unrelated form around the converter.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      <p role="status" className="font-semibold">
        {'score' in entry && `${scale.name} ${formatScore(entry.score, scale)} is about:`}
      </p>
      {'score' in entry && (
        <>
          <dl className="border-t border-line">
            {convertScore(scores, from, entry.score).map((equivalent) => (
              <Row key={equivalent.scale} equivalent={equivalent} scores={scores} />
            ))}
          </dl>
          <p className="text-sm text-ink-2">
            Only your university’s own table counts: a comparison describes groups of test takers, not you.
          </p>
        </>
      )}
    </div>
  )
}

function Row({ equivalent, scores }: { equivalent: Equivalent; scores: EnglishScoreTables }) {
  const { certainty, range, through } = equivalent
  const scale = scaleOf(scores, equivalent.scale)
  const { sign, label } = SCORE_CERTAINTIES[certainty]
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5">
      <dt translate="no">{scale.name}</dt>
      <dd className="text-right font-semibold">{range ? formatScoreRange(range, scale) : label}</dd>
      <dd className="col-span-2 mt-1 text-sm text-ink-3">
        <span aria-hidden>{`${sign} `}</span>
        <span>{`${!range ? 'No comparison that we know of reaches this score.' : ''}${range ? label : ''}${through.length > 0 ? `: worked out through ${through.map((id) => scaleOf(scores, id).name).join(' and ')}` : ''}`}</span>
        {range && <Sources equivalent={equivalent} scale={scale} />}
      </dd>
    </div>
  )
}

/** The publisher of a comparison, or what each publisher says if they differ. */
function Sources({ equivalent: { readings, through }, scale }: { equivalent: Equivalent; scale: Scale }) {
  const isDistinguished = through.length === 0 && readings.length > 1
  const ranges = readings.flatMap(({ range, sources }) => sources.map((source) => ({ source, range })))
  const once = [...new Map(ranges.map((entry) => [entry.source.url, entry])).values()]
  return once.map(({ source: { url, publisher, year }, range }, at) => (
    <span key={url}>
      <span>{at === 0 ? '. ' : '; '}</span>
      <a href={url} rel="noopener noreferrer" className="text-ink-2">
        {`${publisher} ${year}`}
      </a>
      {isDistinguished && <span>{`: ${formatScoreRange(range, scale)}`}</span>}
    </span>
  ))
}
