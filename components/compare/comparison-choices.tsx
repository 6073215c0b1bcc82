'use client'

import { NativeSelect } from '@/components/ui/native-select'
import { Input, InputGroup } from '@/components/ui/input'
import { useQueryState } from 'nuqs'
import { useRef } from 'react'
import { useEarlyInput } from '@/components/ui/early-input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useFile } from '@/components/ui/use-file'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import { Button } from '@/components/ui/button'
import { ChoiceField } from '@/components/ui/choice-field'
import type { ServedSubject } from '@/lib/compare/subject-row'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'

type ComparisonChoicesProps = {
  /** The subject in the address that was asked for. */
  subject: ServedSubject | null
  ids: readonly string[]
  level: Level
  onLevel: (level: Level) => void
}

/**
 * The level whose figures are compared, and the subject whose row is above the others. Without script the level in the
 * address stays, and a typed subject is sent to the server.
 */
export function ComparisonChoices({ subject: served, ids, level, onLevel }: ComparisonChoicesProps) {
  const [inAddress, setSubject] = useQueryState('subject', { shallow: true, scroll: false })
  const isHydrated = useHydrated()
  const { value: options } = useFile(SUBJECTS)
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(root)
  const slug = (isHydrated ? inAddress : served?.slug) ?? ''
  return (
    <div ref={root} className="flex min-w-0 flex-wrap gap-x-4 gap-y-3 print:hidden">
      <ChoiceField
        label="I want a"
        options={LEVELS}
        value={level}
        onChoose={onLevel}
        className="noscript:hidden"
      />
      <InputGroup className="min-w-0 noscript:hidden">
        <span>My subject</span>
        <NativeSelect
          value={slug}
          onChange={({ currentTarget }) => void setSubject(currentTarget.value || null, { history: 'push' })}
        >
          <option value="">{slug ? 'No subject' : 'Choose a subject'}</option>
          {!options && served && slug === served.slug && <option value={slug}>{served.name}</option>}
          {options?.broad.map((label, at) => (
            <optgroup key={label} label={label}>
              {options.subjects
                .filter(([, , , , broad]) => broad === at)
                .map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </NativeSelect>
      </InputGroup>
      <noscript>
        <form action="/universities" className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="tab" value="compare" />
          <input type="hidden" name="level" value={level} />
          <input type="hidden" name="compare" value={ids.join()} />
          <InputGroup>
            <span>My subject</span>
            <Input name="subject" maxLength={60} defaultValue={served?.name} />
          </InputGroup>
          <Button type="submit">Show it</Button>
        </form>
      </noscript>
    </div>
  )
}
