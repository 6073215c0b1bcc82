import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { NARROWINGS, type Narrowing } from '@/lib/matcher/narrow'

type NarrowMatchesProps = {
  chosen: readonly Narrowing[]
  countLeft: (chosen: readonly Narrowing[]) => number
  onChange: (chosen: readonly Narrowing[]) => void
}

/** Leaves only some of the matches, each option with the number that it would leave. */
export function NarrowMatches({ chosen, countLeft, onChange }: NarrowMatchesProps) {
  return (
    <fieldset className="mt-4 flex flex-wrap gap-x-6 border-y border-line py-1">
      <legend className="sr-only">Show only</legend>
      {NARROWINGS.map(({ value, label }) => {
        const isChosen = chosen.includes(value)
        const others = chosen.filter((one) => one !== value)
        const left = countLeft([...others, value])
        return (
          <CheckboxLabel key={value}>
            <Checkbox
              checked={isChosen}
              disabled={left === 0 && !isChosen}
              onChange={() => onChange(isChosen ? others : [...others, value])}
            />
            <span>{`${label} `}</span>
            <b className="ml-auto text-right text-sm font-normal text-ink-3">{left}</b>
          </CheckboxLabel>
        )
      })}
    </fieldset>
  )
}
