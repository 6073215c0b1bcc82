'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { middleOf, type GpaRange } from '@/lib/content/grades/convert'

type UseGpaProps = { range: GpaRange; onUse: (gpa: number) => void }

/** Lets the visitor choose which value of the range to use. */
export function UseGpa({ range, onUse }: UseGpaProps) {
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
            type="button"
            size="small"
            onClick={() => {
              onUse(gpa)
              setUsed(gpa)
            }}
          >
            Use {gpa.toFixed(1)} {name && `(${name})`}
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm text-good">
        {used !== null && `✓ Your GPA is now ${used.toFixed(1)}.`}
      </p>
    </div>
  )
}
