'use client'

import { Input } from '@/components/ui/input'
import { Field } from '@/components/ui/field'
import { renamePlan } from '@/lib/plan/plan-store'
import { LONGEST_TITLE } from '@/lib/plan/schema'
import { useDraft } from './use-draft'

/** The visitor's own name for the plan. It goes with the plan wherever it is sent. */
export function PlanName({ name }: { name: string }) {
  const { text, change, settle } = useDraft(name, renamePlan)
  return (
    <div className="mb-3 max-w-[46rem]">
      <Field label="Name of this plan, such as “Nursing 2027” (optional)">
        <Input
          maxLength={LONGEST_TITLE}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={settle}
        />
      </Field>
    </div>
  )
}
