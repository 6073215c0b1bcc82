'use client'

import { useId, type ReactNode } from 'react'
import { GradeConverterLater } from '@/components/content/converters/grade-converter-later'
import { SelectField } from '@/components/ui/select-field'
import { METHODS } from '@/lib/content/grades/convert'
import type { NumberScale } from '@/lib/content/grades/schema'
import { MOST_GPA, OTHER_SCALE, parseGrade, PERCENT_SCALE } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { enteredGrade, noteOnGrade, toGradeFields } from '@/lib/matcher/grade-fields'
import { cn } from '@/lib/utils'
import { NumberField } from './number-field'

/** The data that the converter and the two fields of the grade need from the server. */
export type GradeSource = {
  scales: readonly NumberScale[]
  /** The version of the grade converter's file. */
  version: string
}

type GradeFieldProps = GradeSource & {
  /** Explains below the fields what a GPA is. */
  children?: ReactNode
}

/** The highest grade of the scales that are no country's; none for an unknown scale. */
const MOST_BY_SCALE = new Map([
  ['', MOST_GPA],
  [PERCENT_SCALE, 100],
])

/** An average on its own scale, with the estimate on the 4.0 scale. */
export function GradeField({ scales, version, children }: GradeFieldProps) {
  const noteId = useId()
  const { profile, replace } = useProfileStore()
  const scale = scales.find(({ id }) => id === profile.gradeScale)
  const note = noteOnGrade(profile, scales)
  /** Reads the store again, because early entries come before the next render. */
  const change = (read: (now: typeof profile) => [grade: number | null, gradeScale: string]) => {
    const now = useProfileStore.getState().profile
    replace({ ...now, ...toGradeFields(...read(now), scales) })
  }
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="GPA or average"
          min={scale?.way.min}
          max={MOST_BY_SCALE.get(profile.gradeScale) ?? scale?.way.max}
          step={0.1}
          value={profile.grade ?? profile.gpa}
          parse={(text) => parseGrade(text) ?? 0}
          aria-invalid={note?.kind === 'ask' || note?.kind === 'wrong' || undefined}
          aria-describedby={noteId}
          onChange={(grade) => change(({ gradeScale }) => [grade || null, gradeScale])}
        />
        <SelectField
          label="Grading scale"
          empty="0 to 4.0"
          options={[
            ...scales.map(({ id, label }) => ({ value: id, label })),
            { value: PERCENT_SCALE, label: 'Per cent' },
            { value: OTHER_SCALE, label: 'Another scale' },
          ]}
          value={profile.gradeScale}
          onChange={(gradeScale) => change((now) => [enteredGrade(now), gradeScale])}
        />
      </div>
      <p
        id={noteId}
        role="status"
        className={cn(
          'text-sm',
          note && 'mt-2',
          note && note.kind !== 'about' && note.kind !== 'kept' && 'text-warn',
        )}
      >
        {note?.text}
      </p>
      {note?.kind === 'about' && (
        <details className="mt-1 text-sm text-ink-2">
          <summary className="min-h-7">How it is converted</summary>
          <p className="mt-1">
            {METHODS.linear} An estimate: the university decides, or an evaluator it names.
          </p>
        </details>
      )}
      {children}
      <GradeConverterLater version={version} onUse={(gpa) => change(() => [gpa, ''])} />
    </div>
  )
}
