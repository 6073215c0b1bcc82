'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import {
  convertGrade,
  formatGpaRange,
  ESTIMATE_METHODS,
  middleOf,
  gradeChoices,
  readGrade,
  type GpaRange,
} from '@/lib/content/grades/convert'
import type { ConvertibleScale } from '@/lib/content/grades/schema'
import { formatTenths } from '@/lib/text/format'
import { EntryField } from '@/components/ui/entry-field'

type GradeConverterProps = {
  scales: readonly ConvertibleScale[]
  /** Takes over the result. Left out if the page has no field for it. */
  onUse?: (gpa: number) => void
}

/** Converts a country's grade to the 4.0 scale. The result is always a range, with an explanation. */
export function GradeConverter({ scales, onUse }: GradeConverterProps) {
  const [code, setCode] = useState('')
  const [wayAt, setWayAt] = useState(0)
  const [text, setText] = useState('')

  const ways = scales.find((scale) => scale.code === code)?.ways ?? []
  const way = ways[wayAt]
  const choices = way && gradeChoices(way)
  const entry = way && readGrade(way, text)
  const range = entry && 'grade' in entry ? convertGrade(way, entry.grade) : undefined

  return (
    <div role="group" aria-label="Grade converter" className="grid gap-3">
      <SelectField
        label="Country of your grades"
        empty="Choose a country"
        options={scales.map(({ code: value, country: label }) => ({ value, label }))}
        value={code}
        onChange={(value) => {
          setCode(value)
          setWayAt(0)
          setText('')
        }}
      />
      {ways.length > 1 && (
        <SelectField
          label="Scale on your transcript"
          options={ways.map(({ label }, at) => ({ value: String(at), label }))}
          value={String(wayAt)}
          onChange={(value) => {
            setWayAt(Number(value))
            setText('')
          }}
        />
      )}
      {way && choices && (
        <SelectField
          label={way.label}
          empty="Choose a grade"
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          value={text}
          onChange={setText}
        />
      )}
      {way && !choices && (
        <EntryField
          label={way.label}
          value={text}
          problem={entry && 'problem' in entry ? entry.problem : ''}
          onChange={setText}
          onKeyDown={(event) => {
            // Enter must not submit an unrelated form around the converter.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      <p role="status">
        {range && (
          <>
            <span>{'About '}</span>
            <b>{formatGpaRange(range)}</b>
            <span>{' on the 4.0 scale'}</span>
          </>
        )}
        {range === null && (
          <span>Below the usual lowest pass, so it has no place on the 4.0 scale above 0.</span>
        )}
      </p>
      {range && onUse && <UseGpa key={formatGpaRange(range)} range={range} onUse={onUse} />}
      {range && way && (
        <p className="text-sm text-ink-2">
          <b>Method.</b>
          <span>{` ${ESTIMATE_METHODS[way.kind]}`}</span>
          {way.kind === 'published' && (
            <>
              <span> </span>
              <a href={way.source.url} rel="noopener noreferrer">
                {way.source.title}
              </a>
              <span>{`, ${way.source.publisher}, ${way.source.year}.`}</span>
            </>
          )}
          <span>
            {' An estimate: the university decides, or an evaluator it names, such as WES or an ENIC centre.'}
          </span>
        </p>
      )}
    </div>
  )
}

type UseGpaProps = { range: GpaRange; onUse: (gpa: number) => void }

/** Lets the visitor choose which value of the range to use. */
function UseGpa({ range, onUse }: UseGpaProps) {
  const [used, setUsed] = useState<number | null>(null)
  const all = [
    { name: 'low', gpa: range.low },
    { name: 'middle', gpa: middleOf(range) },
    { name: 'high', gpa: range.high },
  ]
  const values = range.low === range.high ? [{ name: '', gpa: range.low }] : all
  return (
    <div role="group" aria-label="Use as my GPA" className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {values.map(({ name, gpa }) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              onUse(gpa)
              setUsed(gpa)
            }}
          >
            {`Use ${formatTenths(gpa)} ${name ? `(${name})` : ''}`}
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm text-good">
        {used !== null && `✓ Your GPA is now ${formatTenths(used)}.`}
      </p>
    </div>
  )
}
