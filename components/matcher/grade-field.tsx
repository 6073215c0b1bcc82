'use client'

import { useId, useRef } from 'react'
import type { Elements } from '@/components/ui/elements'
import { LateGradeConverter } from '@/components/content/converters/late-grade-converter'
import { NumberField } from '@/components/ui/number-field'
import { SelectField } from '@/components/ui/select-field'
import { ESTIMATE_METHODS } from '@/lib/content/grades/convert'
import type { NumberScale } from '@/lib/content/grades/schema'
import { OTHER_SCALE, PERCENT_SCALE } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { enteredGrade, noteOnGrade, readGradeEntry, toGradeFields } from '@/lib/matcher/grade-fields'
import { cn } from '@/lib/utils'

/** The data that the converter and the two fields of the grade need from the server. */
export type GradeSource = {
  scales: readonly NumberScale[]
}

type GradeFieldProps = GradeSource & {
  /** Explains below the fields what a GPA is. */
  children?: Elements
}

/** An average on its own scale, with the estimate on the 4.0 scale. */
export function GradeField({ scales, children }: GradeFieldProps) {
  const noteId = useId()
  const { profile, replace } = useProfileStore()
  const typed = useRef('')
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
          value={profile.grade ?? profile.gpa}
          read={(text) => {
            const { value, gradeScale, ...told } = readGradeEntry(text, profile.gradeScale, scales)
            const { gpa, grade } = toGradeFields(value, gradeScale, scales)
            return { value: grade ?? gpa, ...told }
          }}
          aria-invalid={note?.kind === 'ask' || note?.kind === 'wrong' || undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(_, text) => {
            typed.current = text
            change((now) => {
              const { value, gradeScale } = readGradeEntry(text, now.gradeScale, scales)
              return [value, gradeScale]
            })
          }}
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
          onChange={(gradeScale) =>
            // What the scale before refused may be right on this one.
            change((now) => [
              enteredGrade(now) ?? readGradeEntry(typed.current, gradeScale, scales).value,
              gradeScale,
            ])
          }
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
            {`${ESTIMATE_METHODS.linear} An estimate: the university decides, or an evaluator it names.`}
          </p>
        </details>
      )}
      {children}
      <LateGradeConverter onUse={(gpa) => change(() => [gpa, ''])} />
    </div>
  )
}
